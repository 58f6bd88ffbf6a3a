import type { Texts } from '../../server/translate.ts';

export const texts = {
  password_changed: {
    en: 'Your password was changed.',
    'zh-CN': '登录密码已修改。',
  },
  password_not_set: {
    en: 'Your account has no password: you log in with Google.',
    'zh-CN': '你的账户没有登录密码，你使用 Google 登录。',
  },
  password_unchanged: {
    en: 'That is your password already. Choose another one.',
    'zh-CN': '新密码不能与当前密码相同。',
  },
} satisfies Texts;
