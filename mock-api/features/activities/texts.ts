import type { Texts } from '../../server/translate.ts';

export const texts = {
  secured: {
    en: 'Sending is frozen, and every device is logged out.',
    'zh-CN': '已暂停转账，所有设备均已退出登录。',
  },
} satisfies Texts;
