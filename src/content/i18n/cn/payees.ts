import type { payees as en } from '../en/payees.ts';
import type { Translation } from '../translation.ts';

export const payees = {
  lastUsed: '最近使用：{date}',
  usedToday: '今天使用过',
  neverUsed: '尚未使用',
  waiting: '暂不可用',
  usableFrom: '{time} 起可用',
  left: { hours: '还剩 {hours} 小时 {minutes} 分钟', minutes: '还剩 {minutes} 分钟' },
  tag: '标签 {memo}',
  memo: '标签 {memo}',
} as const satisfies Translation<typeof en>;
