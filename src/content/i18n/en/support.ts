export const support = { title: 'support', description: 'support' } as const;
