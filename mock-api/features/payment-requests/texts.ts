import type { Texts } from '../../server/translate.ts';

export const texts = {
  too_many_links_open: {
    en: 'You have {limit} open request links. Cancel one first.',
    'zh-CN': '你已有 {limit} 个待付款的收款链接，请先取消一个。',
  },
} satisfies Texts;
