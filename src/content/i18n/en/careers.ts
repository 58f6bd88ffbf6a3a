export const careers = { title: 'careers', description: 'careers' } as const;
