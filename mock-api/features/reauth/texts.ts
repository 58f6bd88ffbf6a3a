import type { Texts } from '../../server/translate.ts';

export const texts = {
  recovery_code_invalid: {
    en: 'That recovery code isn’t right. Each one works once.',
    'zh-CN': '恢复码不正确。每个恢复码只能使用一次。',
  },
} satisfies Texts;
