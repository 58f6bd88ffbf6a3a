import { restrictionTextsCn } from '#contract/restriction-texts.ts';
import type { restrictions as en } from '../en/restrictions.ts';
import type { Translation } from '../translation.ts';

export const restrictions = restrictionTextsCn satisfies Translation<typeof en>;
