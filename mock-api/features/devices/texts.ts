import type { Texts } from '../../server/translate.ts';

export const texts = {
  device_revoked: {
    en: 'The device is logged out.',
    'zh-CN': '该设备已退出登录。',
  },
  devices_revoked: {
    en: 'Your other devices are logged out.',
    'zh-CN': '你的其他设备均已退出登录。',
  },
  device_renamed: {
    en: 'Name saved.',
    'zh-CN': '名称已保存。',
  },
  device_not_found: {
    en: 'This device is no longer on your account.',
    'zh-CN': '该设备已不在你的账户中。',
  },
  device_in_hand: {
    en: 'This is the device you are using. Log out instead.',
    'zh-CN': '这是你正在使用的设备，请直接退出登录。',
  },
} satisfies Texts;
