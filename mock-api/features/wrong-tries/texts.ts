import type { Texts } from '../../server/translate.ts';

export const texts = {
  too_many_tries: {
    en: 'Too many wrong tries. Try again in {wait}.',
    'zh-CN': '错误次数过多，请 {wait} 后重试。',
  },
} satisfies Texts;
