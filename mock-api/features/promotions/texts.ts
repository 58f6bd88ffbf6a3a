import type { Texts } from '../../server/translate.ts';

export const texts = {
  promo_fees_title: {
    en: 'No fee on transfers to a username',
    'zh-CN': '转给用户名免手续费',
  },
  promo_fees_summary: {
    en: 'Send to any @username and pay nothing for it.',
    'zh-CN': '向任意 @用户名 转账，不收任何手续费。',
  },
  promo_friends_title: {
    en: 'Bring a friend',
    'zh-CN': '邀请好友',
  },
  promo_friends_summary: {
    en: 'Get a reward for each friend who joins with your referral code, verifies their identity and deposits.',
    'zh-CN': '好友使用你的邀请码注册、完成身份认证并充值后，你可获得奖励。',
  },
  promo_naira_title: {
    en: 'Deposit naira by bank transfer',
    'zh-CN': '银行转账充值奈拉',
  },
  promo_naira_summary: {
    en: 'Deposit naira from your bank with a one-time account number. It usually takes a few minutes.',
    'zh-CN': '用专用充值账号从银行充值奈拉，通常几分钟到账。',
  },
} satisfies Texts;
