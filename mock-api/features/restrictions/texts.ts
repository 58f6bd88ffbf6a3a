import type { Texts } from '../../server/translate.ts';

export const texts = {
  change_restricted: {
    en: 'You can’t change this until {time}, because your password was reset. That keeps others from taking over your account.',
    'zh-CN': '由于登录密码刚刚重置，{time} 之后才能更改此项，以防他人盗用你的账户。',
  },
  change_restricted_new_device: {
    en: 'You can’t change this on a new device until {time}. That keeps others from taking over your account.',
    'zh-CN': '新设备在 {time} 之后才能更改此项，以防他人盗用你的账户。',
  },
} satisfies Texts;
