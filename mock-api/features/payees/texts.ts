import type { Texts } from '../../server/translate.ts';

export const texts = {
  payees_full: {
    en: 'You’ve reached the limit of {limit} payees. Remove one to add another.',
    'zh-CN': '你已保存 {limit} 个收款人，请先删除一个。',
  },
} satisfies Texts;
