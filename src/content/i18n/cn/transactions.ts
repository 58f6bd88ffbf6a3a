import type { transactions as en } from '../en/transactions.ts';
import type { Translation } from '../translation.ts';

export const transactions = {
  titles: {
    sentTo: '转给 {name}',
    sent: '转出 {asset}',
    from: '{name} 转入',
    received: '收到 {asset}',
    depositFrom: '通过 {name} 网络充值',
    deposit: '充值 {asset}',
    addedFrom: '从 {name} 转入',
    cashOutTo: '提现到 {name}',
    cashOut: '提现 {asset}',
    converted: '{from} 兑换 {to}',
    conversion: '兑换 {from}',
    reward: '奖励',
    adjustment: '账目更正',
  },
  statuses: {
    pending: '待处理',
    review: '审核中',
    processing: '处理中',
    confirming: '确认中',
    completed: '已完成',
    failed: '失败',
    cancelled: '已取消',
    expired: '已过期',
    returned: '已退回',
  },
  confirmations: '{have}/{need}',
  then: '当时约 {amount}',
  back: '资金在余额中',
} as const satisfies Translation<typeof en>;
