import type { Texts } from '../../server/translate.ts';

export const texts = {
  reauth_required: {
    en: 'Confirm that it’s you to go on.',
    'zh-CN': '请先确认是你本人操作。',
  },
} satisfies Texts;
