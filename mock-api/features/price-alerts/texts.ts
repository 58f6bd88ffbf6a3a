import type { Texts } from '../../server/translate.ts';

export const texts = {
  alerts_full: {
    en: 'You have {limit} price alerts. Remove one first.',
    'zh-CN': '你已设置 {limit} 条价格提醒，请先删除一条。',
  },
  alert_not_found: {
    en: 'This price alert no longer exists.',
    'zh-CN': '该价格提醒已不存在。',
  },
} satisfies Texts;
