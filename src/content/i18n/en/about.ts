export const about = { title: 'about', description: 'about' } as const;
