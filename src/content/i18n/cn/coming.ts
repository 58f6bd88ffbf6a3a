import type { coming as en } from '../en/coming.ts';
import type { Translation } from '../translation.ts';

export const coming = {
  screen: '这个页面正在建设中',
  ways: {
    dashboard: '前往总览',
    account: '打开个人设置',
    notifications: '查看通知',
    alerts: '选择接收哪些通知',
    contact: '联系我们',
    logout: '在这里退出登录',
    profile: '打开个人菜单',
  },
  screens: {
  },
} as const satisfies Translation<typeof en>;
