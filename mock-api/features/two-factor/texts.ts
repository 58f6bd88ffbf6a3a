import type { Texts } from '../../server/translate.ts';

export const texts = {
  two_factor_saved: {
    en: 'Two-factor authentication is on. Keep your recovery codes safe.',
    'zh-CN': '两步验证已开启，请妥善保管恢复码。',
  },
  two_factor_enabled: {
    en: 'Two-factor authentication is on already.',
    'zh-CN': '两步验证已经开启。',
  },
  two_factor_not_enabled: {
    en: 'Two-factor authentication is off.',
    'zh-CN': '两步验证未开启。',
  },
  two_factor_off_saved: {
    en: 'Two-factor authentication is off. Only this device is logged in now.',
    'zh-CN': '两步验证已关闭，目前只有这台设备处于登录状态。',
  },
  recovery_codes_saved: {
    en: 'These are your new recovery codes. The old ones no longer work.',
    'zh-CN': '新的恢复码已生成，旧恢复码已失效。',
  },
  two_factor_setup_replaced: {
    en: 'That code is of a key that you replaced. Scan the newest one.',
    'zh-CN': '该验证码属于已被替换的密钥，请扫描最新的二维码。',
  },
  two_factor_setup_locked: {
    en: 'Too many wrong codes. Try again in {wait}.',
    'zh-CN': '错误次数过多，请在 {wait}后重试。',
  },
  two_factor_setup_missing: {
    en: 'Start again: the setup has timed out.',
    'zh-CN': '设置已超时，请重新开始。',
  },
  two_factor_wrong: {
    en: 'That code isn’t right. Codes change every 30 seconds and work once.',
    'zh-CN': '验证码不正确。验证码每 30 秒更换一次，且只能使用一次。',
  },
  recovery_code_wrong: {
    en: 'That recovery code isn’t right. Each one works once.',
    'zh-CN': '恢复码不正确。每个恢复码只能使用一次。',
  },
  two_factor_locked: {
    en: 'Too many wrong codes. Please log in again.',
    'zh-CN': '错误次数过多，请重新登录。',
  },
} satisfies Texts;
