import type { Texts } from '../../server/translate.ts';

export const texts = {
  export_not_found: {
    en: 'We couldn’t find this file. Files are kept for 24 hours.',
    'zh-CN': '我们找不到该文件。文件仅保留 24 小时。',
  },
  receipt_not_found: {
    en: 'We couldn’t find this transaction.',
    'zh-CN': '我们找不到这笔交易。',
  },
} satisfies Texts;
