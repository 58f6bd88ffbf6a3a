import type { Texts } from '../../server/translate.ts';

export const texts = {
  referral_unknown: {
    en: 'That referral code doesn’t exist. Check it and try again.',
    'zh-CN': '邀请码不存在，请检查后重试。',
  },
  referral_own: {
    en: 'This is your own referral code.',
    'zh-CN': '这是你自己的邀请码。',
  },
  referral_saved: {
    en: 'Referral code accepted.',
    'zh-CN': '邀请码已生效。',
  },
} satisfies Texts;
