import type { legal as en } from '../en/legal.ts';
import type { Translation } from '../translation.ts';

export const legal = {
  effective: '自 {date}起生效',
  summary: '简单来说',
  notInstead: '这里只是帮你快速了解，以下方正文为准。',
  contents: '本页内容',
  others: '其他法律文件',
} satisfies Translation<typeof en>;
