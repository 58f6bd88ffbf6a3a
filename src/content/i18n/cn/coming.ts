import type { coming as en } from '../en/coming.ts';
import type { Translation } from '../translation.ts';

export const coming = {
  screen: '这个页面正在建设中',
  ways: {
    dashboard: '前往总览',
    account: '打开个人设置',
    notifications: '查看通知',
    alerts: '选择接收哪些通知',
    emergencyContact: '填写紧急联系人',
    contact: '联系我们',
    logout: '在这里退出登录',
    profile: '打开个人菜单',
  },
  screens: {
    security: {
      will: '今后可以在这里了解账户有多安全、下一步该做什么，还可以一键暂停所有转账。',
      today: '现在就可以填写紧急联系人，并选择接收哪些安全提醒。',
    },
    password: {
      will: '今后可以在这里修改登录密码，并同时退出其他设备。',
      today: '目前请从登录页设置新密码：先退出登录，再点“忘记密码”。',
    },
    twoFactor: {
      will: '今后可以在这里绑定身份验证器，让登录不再只靠密码。',
      today: '在那之前，有新设备登录时我们可以通知你。',
    },
    devices: {
      will: '今后可以在这里查看你在哪些设备上登录，以及账户每天发生了什么。',
      today: '有新设备登录时，我们可以通知你。',
    },
    myDevices: {
      will: '今后可以在这里给设备命名，并退出不再使用的设备。',
      today: '有新设备登录时，我们可以通知你。',
    },
    devicesLogout: {
      will: '今后可以在这里一次退出所有其他设备。',
      today: '现在可以先退出这个浏览器。',
    },
    referral: {
      will: '今后可以在这里找到你的邀请码，并查看每位好友的进展。',
      today: '你的邀请码已经为你准备好，如果现在需要，请联系我们。',
    },
    announcement: {
      will: '今后可以在这里阅读公告全文。',
      today: '与你和资金有关的消息会以通知的形式发给你。',
    },
    announcements: {
      will: '今后可以在这里了解新功能和正在修复的问题。',
      today: '与你和资金有关的消息会以通知的形式发给你。',
    },
  },
  announcement: '公告 {id}',
} as const satisfies Translation<typeof en>;
