import type { Texts } from '../../server/translate.ts';

export const texts = {
  session_renewed: {
    en: 'Your session was renewed. Try again. If that doesn’t help, log in again.',
    'zh-CN': '会话已更新，请重试。如仍不行，请重新登录。',
  },
  session_max_age: {
    en: 'You logged in 30 days ago. For your security, log in again.',
    'zh-CN': '你登录已满 30 天。为了你的安全，请重新登录。',
  },
  signed_out: {
    en: 'You have logged out.',
    'zh-CN': '你已退出登录。',
  },
} satisfies Texts;
