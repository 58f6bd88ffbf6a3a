import type { about as en } from '../en/about.ts';
import type { Words } from '../words.ts';

export const about = { title: 'about', description: 'about' } satisfies Words<typeof en>;
