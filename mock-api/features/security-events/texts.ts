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
  // A sentence of notifications and emails: what became of the devices besides the one that it was done on.
  others_ended: { en: 'Your other devices were logged out.', 'zh-CN': '你的其他设备均已退出登录。' },
  others_stay: { en: 'Your other devices stay logged in.', 'zh-CN': '你的其他设备保持登录。' },
  others_none: { en: 'No other device was logged in.', 'zh-CN': '没有其他设备处于登录状态。' },
} satisfies Texts;
