import type { contact as en } from '../en/contact.ts';
import type { Words } from '../words.ts';

export const contact = { title: 'contact', description: 'contact' } satisfies Words<typeof en>;
