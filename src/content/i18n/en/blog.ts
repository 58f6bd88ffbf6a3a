export const blog = { title: 'blog', description: 'blog' } as const;
