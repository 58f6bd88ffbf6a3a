import type { paymentRequests as en } from '../en/payment-requests.ts';
import type { Translation } from '../translation.ts';

export const paymentRequests = {
  heading: '收到的收款请求',
  count: { one: '{count} 条待处理', other: '{count} 条待处理' },
  decline: '拒绝',
  declineNamed: '拒绝 {name} 的 {amount} 收款请求',
  declineNamedHidden: '拒绝 {name} 的收款请求',
  all: '查看全部 {count} 条',
  pay: '付款',
  payAmount: '付款 {amount}',
  payNamed: '向 {name} 付款 {amount}',
  payNamedHidden: '向 {name} 付款',
  declined: '你已拒绝该请求。',
  closing: '正在拒绝…',
  noteHidden: '付款后即可看到对方的附言。',
} as const satisfies Translation<typeof en>;
