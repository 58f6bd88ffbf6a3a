import type { send as en } from '../en/send.ts';
import type { Translation } from '../translation.ts';

export const send = {
  stepOf: '第 {number} 步，共 {count} 步',
  steps: {
    to: '收款人',
    asset: '资产',
    amount: '金额',
    review: '核对',
    pin: '交易密码',
    status: '完成',
  },
  market: { none: '请先在行情中选择币种', noneText: '之后就能在这里转账。', go: '前往行情' },
} as const satisfies Translation<typeof en>;
