import type { TranslatedText } from '../../server/translate.ts';
import type { SecurityEvent } from '../security-events/event-table.ts';

/** What the log calls each event. */
export const activityTitles: Readonly<Record<SecurityEvent, TranslatedText>> = {
  signed_in: { en: 'Logged in', 'zh-CN': '登录' },
  new_device: { en: 'New device logged in', 'zh-CN': '新设备登录' },
  password_refused: { en: 'Too many wrong passwords', 'zh-CN': '登录密码多次输错' },
  code_refused: { en: 'Too many wrong codes', 'zh-CN': '验证码多次输错' },
  second_factor_refused: { en: 'Too many wrong authenticator codes', 'zh-CN': '身份验证器验证码多次输错' },
  recovery_code_used: { en: 'Recovery code used, {left} left', 'zh-CN': '使用恢复码，还剩 {left} 个' },
  two_factor_on: { en: 'Two-factor authentication turned on', 'zh-CN': '开启两步验证' },
  password_set: { en: 'Password set', 'zh-CN': '设置登录密码' },
  password_reset: { en: 'Password reset', 'zh-CN': '重置登录密码' },
  pin_set: { en: 'PIN set', 'zh-CN': '设置交易密码' },
  pin_changed: { en: 'PIN changed', 'zh-CN': '修改交易密码' },
  pin_reset: { en: 'PIN reset', 'zh-CN': '重置交易密码' },
  pin_reset_after_password_reset: {
    en: 'PIN reset, soon after the password',
    'zh-CN': '重置登录密码后不久重置交易密码',
  },
  pin_reset_after_new_device: { en: 'PIN reset on a new device', 'zh-CN': '在新设备上重置交易密码' },
  pin_wrong: { en: 'Three wrong PINs', 'zh-CN': '交易密码连续输错 3 次' },
  pin_locked: { en: 'PIN locked for {minutes} minutes', 'zh-CN': '交易密码锁定 {minutes} 分钟' },
  whatsapp_linked: { en: 'WhatsApp linked: {phone}', 'zh-CN': '绑定 WhatsApp：{phone}' },
  whatsapp_unlinked: { en: 'WhatsApp unlinked: {phone}', 'zh-CN': '解绑 WhatsApp：{phone}' },
  google_linked: { en: 'Google linked', 'zh-CN': '绑定 Google 账号' },
  google_not_linked: { en: 'Google not linked yet', 'zh-CN': 'Google 账号暂未绑定' },
  device_removed: { en: 'Device logged out', 'zh-CN': '移除一台设备' },
  devices_removed: { en: 'All other devices logged out', 'zh-CN': '移除其他设备' },
  payee_saved: { en: 'Payee saved: {label}', 'zh-CN': '新增收款人：{label}' },
  payee_renamed: { en: 'Payee renamed: {from} to {label}', 'zh-CN': '收款人改名：{from} 改为 {label}' },
  sending_frozen: { en: 'Sending frozen', 'zh-CN': '暂停转账' },
  sending_unfrozen: { en: 'Sending unfrozen', 'zh-CN': '恢复转账' },
  restricted: { en: 'Restriction started', 'zh-CN': '安全限制开始' },
  restriction_ended: { en: 'Restriction ended', 'zh-CN': '安全限制解除' },
  not_me: { en: 'You said that something wasn’t you', 'zh-CN': '你表示并非本人操作' },
};
