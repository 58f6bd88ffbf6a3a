import type { Texts } from '../../server/translate.ts';

export const texts = {
  too_many_links_open: {
    en: 'You have {limit} open request links. Cancel one first.',
    'zh-CN': '你已有 {limit} 个待付款的收款链接，请先取消一个。',
  },
  requests_a_day: {
    en: 'You’ve asked this person {limit} times in a day. You can ask again in {wait}.',
    'zh-CN': '一天内你已向对方发起 {limit} 次收款，请 {wait} 后再试。',
  },
} satisfies Texts;
