import type { activities as en } from '../en/activities.ts';
import type { Translation } from '../translation.ts';

export const activities = {
  failedTag: '失败',
  thisDevice: '本设备',
  notMe: '不是我',
  notMeLabel: '不是我：{title}，{time}',
  ways: {
    password: '密码登录',
    signup_code: '注册验证码登录',
    google: 'Google 登录',
    device_code: '密码和邮箱验证码登录',
  },
  factors: { totp: '身份验证器', recovery_code: '恢复码' },
  both: '{way}，{factor}',
} as const satisfies Translation<typeof en>;
