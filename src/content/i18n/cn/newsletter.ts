import type { newsletter as en } from '../en/newsletter.ts';
import type { Words } from '../words.ts';

export const newsletter = { title: 'newsletter', description: 'newsletter' } satisfies Words<typeof en>;
