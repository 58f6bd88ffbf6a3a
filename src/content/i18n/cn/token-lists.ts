import type { tokenLists as en } from '../en/token-lists.ts';
import type { Translation } from '../translation.ts';

export const tokenLists = {
  networks: {
    heading: '网络',
    bankHeading: '银行转账',
    caption: '{symbol} 的网络，以及各自的手续费、最低金额和时间',
    loading: '正在加载网络',
    failed: '网络加载失败。',
    notRefreshed: '网络状态刷新失败。',
    none: '{symbol} 目前只能在贝币用户之间转账，暂不支持银行转账。',
    columns: { network: '网络', fee: '转账手续费', smallest: '最低转账', time: '时间', status: '状态' },
    short: { fee: '手续费', smallest: '最低' },
    smallestDeposit: '最低充值',
    smallestWithdrawal: '最低提现',
    statuses: { ok: '正常', delayed: '比平时慢', paused: '暂停' },
    pausedUntil: '暂停至 {time}',
  },
  transactions: {
    heading: '我的 {symbol} 交易',
    all: '查看全部',
    none: '你的 {symbol} 交易会显示在这里。',
  },
} as const satisfies Translation<typeof en>;
