import type { linkedAccounts as en } from '../en/linked-accounts.ts';
import type { Translation } from '../translation.ts';

export const linkedAccounts = {
  payees: {
    loading: '正在加载收款人',
    failed: '收款人加载失败。',
    notRefreshed: '收款人未能更新。',
  },
  bank: {
    heading: '银行账户',
    add: '添加银行账户',
    empty: '你添加的银行账户会显示在这里。',
  },
  address: {
    heading: '地址',
    add: '添加地址',
    empty: '你保存的地址会显示在这里。',
  },
  waits:
    '修改登录密码、交易密码或更换设备后，新收款人最多需等待 24 小时，以免有人进入你的账户后立刻转走资金。',
  more: '{label} 的操作',
  send: '转账',
  rename: '改名',
  remove: '移除',
  renameHeading: '修改 {label} 的名称',
  label: '名称',
  labelMissing: '请输入名称',
  save: '保存',
  cancel: '取消',
  renamed: '名称已保存。',
  removeAction: '移除 {label}',
  removes: '将删除这个收款人：',
  removeText: '处理中的转账会继续完成，之后可随时重新添加。',
  removed: '已移除 {label}。',
  others: {
    heading: 'WhatsApp 和 Google',
    text: '今后可以在这里绑定 WhatsApp 和 Google，查看各自的权限，也可以解绑。如果发现不是你绑定的账户，请{contact}。',
    contact: '联系我们',
  },
} as const satisfies Translation<typeof en>;
