import { safetyTexts } from '#contract/safety-texts.ts';
import type { Texts, TranslatedText } from '../../server/translate.ts';

/** The message with a code: what it is for, how long it lasts, that it is never shared, and what to do if nobody asked for it. */
const codeText = (
  its: TranslatedText,
  unasked: TranslatedText = { en: '', 'zh-CN': '' },
): TranslatedText => ({
  en: `${its.en} It is valid for {minutes} minutes. ${safetyTexts.neverShare.en} ${unasked.en}`.trimEnd(),
  'zh-CN': `${its['zh-CN']}，{minutes} 分钟内有效。${safetyTexts.neverShare['zh-CN']}${unasked['zh-CN']}`,
});

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
  mail_whatsapp: codeText({
    en: 'Your code to link WhatsApp is {code}.',
    'zh-CN': '你正在绑定 WhatsApp，验证码是 {code}',
  }),
  mail_signup_subject: {
    en: 'Your Cowrie code',
    'zh-CN': '你的贝币验证码',
  },
  mail_signup: codeText({ en: 'Your code is {code}.', 'zh-CN': '你的验证码是 {code}' }),
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
  mail_reset: codeText(
    {
      en: 'Your reset code is {code}. With it, anyone can set a new password.',
      'zh-CN': '你正在重置登录密码，凭验证码即可设置新密码。验证码是 {code}',
    },
    { en: 'If you didn’t request it, ignore this email.', 'zh-CN': '如非本人操作，请忽略此邮件。' },
  ),
  mail_pin_subject: {
    en: 'Reset your Cowrie PIN',
    'zh-CN': '重置你的交易密码',
  },
  mail_pin: codeText(
    {
      en: 'Your PIN code is {code}. With it, someone in your account can set a new PIN.',
      'zh-CN': '你正在重置交易密码，凭验证码即可设置新的交易密码。验证码是 {code}',
    },
    {
      en: 'If you didn’t request it, freeze sending and change your password in Account Security.',
      'zh-CN': '如非本人操作，请在“账户安全”中暂停转账，并修改登录密码。',
    },
  ),
  mail_reauth_subject: {
    en: 'Confirm it’s you',
    'zh-CN': '确认本人操作',
  },
  mail_reauth: codeText(
    {
      en: 'Your code to confirm that it’s you is {code}. Enter it only in Cowrie.',
      'zh-CN': '你正在确认本人操作，请只在贝币中输入验证码。验证码是 {code}',
    },
    {
      en: 'If you didn’t request it, freeze sending in Account Security and contact support.',
      'zh-CN': '如非本人操作，请在“账户安全”中暂停转账，并联系客服。',
    },
  ),
  mail_device_subject: {
    en: 'Verify your new device for Cowrie',
    'zh-CN': '验证你的新设备',
  },
  mail_device: codeText(
    { en: 'Your device code is {code}.', 'zh-CN': '你的设备验证码是 {code}' },
    {
      en: 'If you aren’t logging in, someone knows your password: select “Forgot password?” on the login page to set a new one.',
      'zh-CN': '如非本人登录，密码可能已泄露，请在登录页选择“忘记密码”重置。',
    },
  ),
} satisfies Texts;
