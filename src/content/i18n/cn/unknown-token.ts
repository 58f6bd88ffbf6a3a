import type { unknownToken as en } from '../en/unknown-token.ts';
import type { Translation } from '../translation.ts';

export const unknownToken = {
  heading: '没有收录该资产',
  text: '行情里没有“{id}”，请搜索其他资产。',
  search: '搜索行情',
  placeholder: '名称或代码',
  clear: '清空',
  submit: '搜索',
} as const satisfies Translation<typeof en>;
