import type { company as en } from '../en/company.ts';
import type { Words } from '../words.ts';

export const company = { title: 'company', description: 'company' } satisfies Words<typeof en>;
