import type { support as en } from '../en/support.ts';
import type { Words } from '../words.ts';

export const support = { title: 'support', description: 'support' } satisfies Words<typeof en>;
