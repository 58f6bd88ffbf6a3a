import type { Texts } from '../../server/translate.ts';

export const texts = {
  signed_in: {
    en: 'Welcome back.',
    'zh-CN': '欢迎回来。',
  },
  two_factor_required: {
    en: 'Enter the code from your authenticator app.',
    'zh-CN': '请输入身份验证器中的验证码。',
  },
} satisfies Texts;
