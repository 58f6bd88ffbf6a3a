import type { careers as en } from '../en/careers.ts';
import type { Words } from '../words.ts';

export const careers = { title: 'careers', description: 'careers' } satisfies Words<typeof en>;
