import type { Texts } from '../../server/translate.ts';

export const texts = {
  signed_in: {
    en: 'Welcome back.',
    'zh-CN': '欢迎回来。',
  },
} satisfies Texts;
