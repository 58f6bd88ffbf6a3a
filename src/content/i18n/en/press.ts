export const press = { title: 'press', description: 'press' } as const;
