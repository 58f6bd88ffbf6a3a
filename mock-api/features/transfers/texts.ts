import type { Texts } from '../../server/translate.ts';

export const texts = {
  deposits_waiting: {
    en: 'You have {limit} bank deposits waiting. Pay or cancel one first.',
    'zh-CN': '你有 {limit} 笔银行充值待转账，请先完成或取消一笔。',
  },
} satisfies Texts;
