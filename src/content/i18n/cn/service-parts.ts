import type { serviceParts as en } from '../en/service-parts.ts';
import type { Translation } from '../translation.ts';

export const serviceParts = {
  'sign-in': '注册与登录',
  transfers: '转账',
  market: '行情',
  deposits: '充值',
  notifications: '通知',
} as const satisfies Translation<typeof en>;
