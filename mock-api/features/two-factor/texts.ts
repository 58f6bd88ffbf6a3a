import type { Texts } from '../../server/translate.ts';

export const texts = {
  two_factor_saved: {
    en: 'Two-factor authentication is on. Keep your recovery codes safe.',
    'zh-CN': '两步验证已开启，请妥善保管恢复码。',
  },
  two_factor_enabled: {
    en: 'Two-factor authentication is on already.',
    'zh-CN': '两步验证已经开启。',
  },
  two_factor_setup_missing: {
    en: 'Start again: the setup has timed out.',
    'zh-CN': '设置已超时，请重新开始。',
  },
  two_factor_wrong: {
    en: 'That code isn’t right. Codes change every 30 seconds and work once.',
    'zh-CN': '验证码不正确。验证码每 30 秒更换一次，且只能使用一次。',
  },
  two_factor_locked: {
    en: 'Too many wrong codes. Please log in again.',
    'zh-CN': '错误次数过多，请重新登录。',
  },
} satisfies Texts;
