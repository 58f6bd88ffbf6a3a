import { depositTexts } from '#contract/deposit-texts.ts';
import type { TranslatedText } from '../../server/translate.ts';

/** What the people of a payment are told of it. */
export const paymentTexts = {
  deposit: {
    title: { en: '{amount} received', 'zh-CN': '收到 {amount}' },
    body: { en: 'The deposit is in your wallet.', 'zh-CN': '这笔充值已到账。' },
  },
  deposit_seen: {
    title: { en: '{amount} incoming', 'zh-CN': '{amount} 待入账' },
    body: {
      en: 'We’ve detected your deposit. It will be available once the network confirms it.',
      'zh-CN': '已检测到这笔充值，网络确认后到账。',
    },
  },
  received: {
    title: { en: '{name} sent you {amount}', 'zh-CN': '{name} 向你转了 {amount}' },
    body: { en: 'It is in your wallet.', 'zh-CN': '款项已到账。' },
  },
  sent: {
    title: { en: '{amount} sent to {name}', 'zh-CN': '已向 {name} 转出 {amount}' },
    body: { en: 'Your transfer is complete.', 'zh-CN': '转账已完成。' },
  },
  in_review: {
    title: { en: '{amount} to {name} is in review', 'zh-CN': '向 {name} 转出的 {amount} 审核中' },
    body: {
      en: 'We’re holding this transfer for a few minutes because the address is new. Then it’s sent automatically. You can cancel it until then.',
      'zh-CN': '因为是新地址，这笔转账会暂缓几分钟，之后自动转出，在此之前可以取消。',
    },
  },
  transfer_in_review: {
    title: { en: '{amount} to {name} is in review', 'zh-CN': '向 {name} 转出的 {amount} 审核中' },
    body: {
      en: 'We check this transfer before it arrives. The money is still yours.',
      'zh-CN': '这笔转账需审核后到账。资金暂时冻结，仍归你所有。',
    },
  },
  withdrawn: {
    title: { en: '{amount} arrived at {name}', 'zh-CN': '{amount} 已提现至 {name}' },
    body: { en: 'Your withdrawal is complete.', 'zh-CN': '提现已完成。' },
  },
  payment_failed: {
    title: { en: 'Transfer to {name} failed', 'zh-CN': '向 {name} 转账失败' },
    body: { en: '{total} is back in your balance.', 'zh-CN': '{total} 已退回余额。' },
  },
  payment_cancelled: {
    title: { en: 'Transfer to {name} cancelled', 'zh-CN': '已取消向 {name} 的转账' },
    body: { en: '{total} is back in your balance.', 'zh-CN': '{total} 已退回余额。' },
  },
  payment_returned: {
    title: { en: '{name} returned {amount}', 'zh-CN': '{name} 退回了 {amount}' },
    body: {
      en: 'It’s back in your balance. Open the transaction to see why, and whether the fee came back too.',
      'zh-CN': '资金已退回余额。退回原因和手续费是否退还，请见交易详情。',
    },
  },
  payment_overdue: {
    title: {
      en: '{amount} to {name} is taking longer than usual',
      'zh-CN': '向 {name} 转出的 {amount} 比平时慢',
    },
    body: {
      en: 'You don’t have to do anything. If it fails, the money comes back to your balance.',
      'zh-CN': '你无需操作。如果失败，资金会退回余额。',
    },
  },
  deposit_without_memo: {
    title: { en: 'We couldn’t credit {amount}', 'zh-CN': '{amount} 暂未入账' },
    body: {
      en: 'The deposit arrived with a missing or wrong memo. Open the transaction and select “Report a problem”: we’ll credit it once we’ve confirmed it’s yours.',
      'zh-CN': '这笔充值缺少标签或标签有误。请在交易详情中点“反馈问题”，确认属于你后即会入账。',
    },
  },
  deposit_held_late: {
    title: { en: '{amount} arrived late', 'zh-CN': '{amount} 到账时已过期' },
    body: depositTexts.held_late,
  },
  deposit_held_other_name: {
    title: { en: '{amount} came from another name', 'zh-CN': '{amount} 来自他人名下的账户' },
    body: depositTexts.held_other_name,
  },
  deposit_sent_back: {
    title: { en: '{amount} was sent back', 'zh-CN': '{amount} 已退回' },
    body: depositTexts.sent_back,
  },
  deposit_sent_back_chain: {
    title: { en: '{amount} was sent back', 'zh-CN': '{amount} 已退回' },
    body: depositTexts.sent_back_chain,
  },
  deposit_recalled: {
    title: { en: 'A deposit of {total} was recalled', 'zh-CN': '一笔 {total} 的充值被撤回' },
    body: depositTexts.recalled,
  },
  deposit_recalled_all_spent: {
    title: { en: 'A deposit of {total} was recalled', 'zh-CN': '一笔 {total} 的充值被撤回' },
    body: depositTexts.recalled_all_spent,
  },
  deposit_expired: {
    title: { en: 'Deposit of {amount} expired', 'zh-CN': '{amount} 的充值已过期' },
    body: depositTexts.expired,
  },
  reward: {
    title: { en: 'Reward of {amount}', 'zh-CN': '获得 {amount} 奖励' },
    body: {
      en: 'It is in your wallet. Thank you for inviting a friend.',
      'zh-CN': '奖励已到账，感谢你邀请好友。',
    },
  },
} satisfies Record<string, { title: TranslatedText; body: TranslatedText }>;
