import type { Texts } from '../../server/translate.ts';

export const texts = {
  contact_saved: {
    en: 'Emergency contact saved.',
    'zh-CN': '紧急联系人已保存。',
  },
  contact_removed: {
    en: 'Emergency contact removed.',
    'zh-CN': '紧急联系人已删除。',
  },
} satisfies Texts;
