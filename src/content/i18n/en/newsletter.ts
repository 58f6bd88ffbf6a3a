export const newsletter = { title: 'newsletter', description: 'newsletter' } as const;
