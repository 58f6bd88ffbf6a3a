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
    profile: {
      will: '今后这里是你自己的主页：姓名、用户名，以及收款码。',
      today: '用户名可以在个人菜单里复制。',
    },
    setProfile: {
      will: '今后可以在这里补充注册时跳过的资料。',
      today: '目前不填也没有影响，钱包照常使用。',
    },
    editProfile: {
      will: '今后可以在这里修改头像、地址和手机号码。',
      today: '如果姓名或地址有误，请联系我们。',
    },
  },
} as const satisfies Translation<typeof en>;
