import type { accountNotices as en } from '../en/account-notices.ts';
import type { Translation } from '../translation.ts';

export const accountNotices = {
  region: '账户限制',
  frozen: {
    title: '你已暂停转账',
    byOwnerOn: '你于 {when} 在 {device} 上暂停了转账。',
    byOwner: '你于 {when} 暂停了转账。',
    byLink: '{when} 通过邮件中的“不是我”链接暂停了转账。',
    works: '收款、充值和兑换不受影响。',
    unfreeze: '用交易密码恢复转账',
    unfreezeTotp: '用交易密码和验证码恢复转账',
    lostPhone: '装有身份验证器的手机丢了？请先用恢复码{turnOff}。',
    turnOff: '关闭两步验证',
  },
  restrictions: { more: '查看限制' },
  locked: {
    title: '交易密码已锁定',
    text: '交易密码错误次数过多，还需等待 {time} 才能确认付款。',
    works: '收款不受影响。暂停转账无需交易密码。',
    reset: '重置交易密码',
  },
  question: {
    title: '要恢复转账吗？',
    text: '恢复后即可转账。',
    textRestricted: '其他限制仍然有效。',
    action: '恢复转账',
  },
  wasFrozen: '已暂停转账。',
  notFrozen: '暂停转账失败，请重试。',
  wasUnfrozen: '已恢复转账。',
  mayBeFrozen: '暂时无法确认转账是否已暂停，请稍后在此查看。',
} as const satisfies Translation<typeof en>;
