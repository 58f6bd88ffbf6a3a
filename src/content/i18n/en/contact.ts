export const contact = { title: 'contact', description: 'contact' } as const;
