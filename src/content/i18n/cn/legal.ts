import type { legal as en } from '../en/legal.ts';
import type { Words } from '../words.ts';

export const legal = { title: 'legal', description: 'legal' } satisfies Words<typeof en>;
