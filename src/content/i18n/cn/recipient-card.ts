import type { recipientCard as en } from '../en/recipient-card.ts';
import type { Translation } from '../translation.ts';

export const recipientCard = {
  label: '收款人',
  change: '更换',
  changeRecipient: '更换收款人',
  isNew: '新收款人',
  sent: { one: '已转过 1 次', other: '已转过 {count} 次' },
  saved: '常用收款人',
  address: '{network} 地址',
  newAddress: '外部地址',
} as const satisfies Translation<typeof en>;
