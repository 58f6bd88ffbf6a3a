import type { consent as en } from '../en/consent.ts';
import type { Words } from '../words.ts';

export const consent = { title: 'consent', description: 'consent' } satisfies Words<typeof en>;
