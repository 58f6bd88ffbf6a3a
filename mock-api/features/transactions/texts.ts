import type { Texts } from '../../server/translate.ts';

export const texts = {
  transaction_not_found: {
    en: 'We couldn’t find this transaction.',
    'zh-CN': '我们找不到这笔交易。',
  },
  report_not_arrived: { en: '{reference}: it hasn’t arrived', 'zh-CN': '{reference}：未到账' },
  report_not_mine: { en: '{reference}: I didn’t make this', 'zh-CN': '{reference}：非本人操作' },
  report_wrong_amount: { en: '{reference}: the amount is wrong', 'zh-CN': '{reference}：金额不对' },
  report_wrong_recipient: { en: '{reference}: it went to the wrong place', 'zh-CN': '{reference}：转错对象' },
  report_other: { en: '{reference}: something else', 'zh-CN': '{reference}：其他问题' },
} satisfies Texts;
