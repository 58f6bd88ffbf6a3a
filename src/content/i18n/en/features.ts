export const features = { title: 'features', description: 'features' } as const;
