import type { press as en } from '../en/press.ts';
import type { Words } from '../words.ts';

export const press = { title: 'press', description: 'press' } satisfies Words<typeof en>;
