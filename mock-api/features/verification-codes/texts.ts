import type { Texts } from '../../server/translate.ts';

export const texts = {
  code_invalid: {
    en: 'That code isn’t right. Check it and try again.',
    'zh-CN': '验证码不正确，请检查后重试。',
  },
  code_expired: {
    en: 'This code has expired. Request a new one.',
    'zh-CN': '验证码已过期，请重新获取。',
  },
  code_locked: {
    en: 'Too many wrong codes. Request a new one.',
    'zh-CN': '错误次数过多，请重新获取验证码。',
  },
  resend_too_soon: {
    en: 'A code is on its way. You can request another in {wait}.',
    'zh-CN': '验证码已发送，{wait} 后可重新获取。',
  },
  too_many_codes: {
    en: 'Too many codes were requested. You can request another in {wait}.',
    'zh-CN': '获取验证码过于频繁，{wait} 后可重新获取。',
  },
  flow_expired: {
    en: 'This step has timed out. Please start again.',
    'zh-CN': '此步骤已超时，请重新开始。',
  },
  mail_whatsapp_subject: {
    en: 'Cowrie on WhatsApp',
    'zh-CN': '绑定 WhatsApp',
  },
  mail_whatsapp: {
    en: 'Your code to link WhatsApp is {code}. It is valid for {minutes} minutes.',
    'zh-CN': '你正在绑定 WhatsApp，验证码是 {code}，{minutes} 分钟内有效。',
  },
  mail_signup_subject: {
    en: 'Your Cowrie code',
    'zh-CN': '你的贝币验证码',
  },
  mail_signup: {
    en: 'Your code is {code}. It is valid for {minutes} minutes.',
    'zh-CN': '你的验证码是 {code}，{minutes} 分钟内有效。',
  },
  mail_signup_known_subject: {
    en: 'You already have a Cowrie account',
    'zh-CN': '你已有贝币账户',
  },
  mail_signup_known: {
    en: 'Someone tried to sign up with this address, which already has a Cowrie account. Log in: {login} Forgot your password? Reset it: {reset} If this wasn’t you, ignore this email.',
    'zh-CN':
      '该邮箱已有贝币账户，无需再次注册。登录：{login} 忘记密码？重置：{reset} 如非本人操作，请忽略此邮件。',
  },
  mail_reset_subject: {
    en: 'Reset your Cowrie password',
    'zh-CN': '重置你的贝币密码',
  },
  mail_reset: {
    en: 'Your reset code is {code}. It is valid for {minutes} minutes. If you didn’t request it, ignore this email.',
    'zh-CN': '你正在重置密码，验证码是 {code}，{minutes} 分钟内有效。如非本人操作，请忽略此邮件。',
  },
  mail_pin_subject: {
    en: 'Reset your Cowrie PIN',
    'zh-CN': '重置你的交易密码',
  },
  mail_pin: {
    en: 'Your code to set a new PIN is {code}. It is valid for {minutes} minutes. If you didn’t request it, freeze sending in Security and change your password.',
    'zh-CN':
      '你正在重置交易密码，验证码是 {code}，{minutes} 分钟内有效。如非本人操作，请在“账户安全”中暂停转账，并修改登录密码。',
  },
  mail_reauth_subject: {
    en: 'Confirm it’s you',
    'zh-CN': '确认本人操作',
  },
  mail_reauth: {
    en: 'Your code to confirm that it’s you is {code}. It is valid for {minutes} minutes. Enter it only in Cowrie. If you didn’t request it, freeze sending in Security and contact support.',
    'zh-CN':
      '你正在确认本人操作，验证码是 {code}，{minutes} 分钟内有效，请只在贝币中输入。如非本人操作，请在“账户安全”中暂停转账，并联系客服。',
  },
  mail_device_subject: {
    en: 'Verify your new device for Cowrie',
    'zh-CN': '有新设备登录贝币',
  },
  mail_device: {
    en: 'Your device code is {code}. It is valid for {minutes} minutes. If this wasn’t you, change your password.',
    'zh-CN': '你的设备验证码是 {code}，{minutes} 分钟内有效。如非本人操作，请修改密码。',
  },
} satisfies Texts;
