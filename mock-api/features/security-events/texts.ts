import type { Texts } from '../../server/translate.ts';

export const texts = {
  link_used: {
    en: 'This link was used already: sending is frozen and every device was logged out then.',
    'zh-CN': '该链接已使用过：当时已暂停转账，所有设备均已退出登录。',
  },
  link_expired: {
    en: 'This link has expired or isn’t complete.',
    'zh-CN': '该链接已过期或不完整。',
  },
} satisfies Texts;
