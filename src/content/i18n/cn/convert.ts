import type { convert as en } from '../en/convert.ts';
import type { Translation } from '../translation.ts';

export const convert = {
  from: '从',
  to: '兑换为',
} as const satisfies Translation<typeof en>;
