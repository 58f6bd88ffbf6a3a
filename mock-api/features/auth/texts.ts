import type { Texts } from '../../server/translate.ts';

export const texts = {
  invalid_credentials: {
    en: 'Wrong email or password.',
    'zh-CN': '邮箱或密码不正确。',
  },
  code_sent: {
    en: 'Verification code sent!',
    'zh-CN': '验证码已发送！',
  },
  device_code_sent: {
    en: 'We sent a code to your email to verify this device.',
    'zh-CN': '我们已向你的邮箱发送验证码，用于验证此设备。',
  },
  reset_code_sent: {
    en: 'If this address has an account, a code is on its way.',
    'zh-CN': '如果该邮箱已注册，你很快会收到验证码。',
  },
  code_verified: {
    en: 'Code verified.',
    'zh-CN': '验证成功。',
  },
  device_verified: {
    en: 'Device verified.',
    'zh-CN': '设备已验证。',
  },
  password_saved: {
    en: 'Password saved.',
    'zh-CN': '密码已保存。',
  },
} satisfies Texts;
