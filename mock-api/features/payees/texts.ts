import type { Texts } from '../../server/translate.ts';

export const texts = {
  payees_full: {
    en: 'You have saved {limit} payees. Delete one first.',
    'zh-CN': '你已保存 {limit} 个收款人，请先删除一个。',
  },
} satisfies Texts;
