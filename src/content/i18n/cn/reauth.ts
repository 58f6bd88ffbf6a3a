import type { reauth as en } from '../en/reauth.ts';
import type { Translation } from '../translation.ts';

export const reauth = {
  title: '确认是你本人操作',
  purposes: {
    two_factor_on: '你将开启两步验证。',
    two_factor_off: '你将关闭两步验证。',
    recovery_codes: '你将生成新的恢复码，旧恢复码会失效。',
    whatsapp: '你将更改账户绑定的 WhatsApp 号码。',
    google: '你将解绑 Google 账号，之后请使用登录密码登录。',
    devices: '你将让其他设备退出登录。',
    pin: '你将设置交易密码。',
  },
  text: '{purpose}我们绝不会通过聊天或电话索要你的登录密码或验证码。',
  confirm: '确认',
  confirming: '正在验证…',
  cancel: '取消',
  again: '已超时，请重新确认。',
  forgot: '忘记密码？退出登录后重置',
  sending: '正在发送邮件验证码…',
  sent: '6 位验证码已发送到你的账户邮箱。',
  triesLeft: { one: '{text}还可尝试 {count} 次。', other: '{text}还可尝试 {count} 次。' },
  useRecovery: '使用恢复码',
  useApp: '使用身份验证器',
  recovery: {
    legend: '10 位恢复码，由字母和数字组成',
    box: '第 {n} 位，共 {of} 位',
    incomplete: '请输入完整的 10 位恢复码。',
    badPaste: '请只粘贴恢复码。',
    hint: '每个恢复码只能使用一次，且不能用于确认付款。',
  },
} as const satisfies Translation<typeof en>;
