export const consent = { title: 'consent', description: 'consent' } as const;
