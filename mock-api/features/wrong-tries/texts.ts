import type { Texts } from '../../server/translate.ts';

export const texts = {
  too_many_tries: {
    en: 'Too many wrong tries. Try again in {minutes} minutes.',
    'zh-CN': '错误次数过多，请在 {minutes} 分钟后重试。',
  },
} satisfies Texts;
