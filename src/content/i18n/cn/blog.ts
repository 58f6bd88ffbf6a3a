import type { blog as en } from '../en/blog.ts';
import type { Words } from '../words.ts';

export const blog = { title: 'blog', description: 'blog' } satisfies Words<typeof en>;
