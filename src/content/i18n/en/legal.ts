export const legal = { title: 'legal', description: 'legal' } as const;
