import type { newPassword as en } from '../en/new-password.ts';
import type { Translation } from '../translation.ts';

export const newPassword = {
  show: '显示密码',
  hide: '隐藏密码',
  rules: {
    label: '密码要求',
    met: '已满足',
    unmet: '未满足',
    'password.length': '至少 8 个字符',
    'password.lowercase': '一个小写字母',
    'password.uppercase': '一个大写字母',
    'password.number': '一个数字',
    'password.special': '一个特殊字符（@$!%*?&）',
    'password.common': '不是常用密码',
  },
  match: '两次输入一致',
} as const satisfies Translation<typeof en>;
