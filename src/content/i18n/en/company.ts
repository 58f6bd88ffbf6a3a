export const company = { title: 'company', description: 'company' } as const;
