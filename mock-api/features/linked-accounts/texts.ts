import type { Texts } from '../../server/translate.ts';

export const texts = {
  whatsapp_code_sent: {
    en: 'A code is on its way to your WhatsApp.',
    'zh-CN': '验证码正发送到你的 WhatsApp。',
  },
  whatsapp_saved: {
    en: 'WhatsApp is linked.',
    'zh-CN': 'WhatsApp 已绑定。',
  },
  whatsapp_removed: {
    en: 'WhatsApp is no longer linked.',
    'zh-CN': 'WhatsApp 已解绑。',
  },
  whatsapp_linked: {
    en: 'A WhatsApp number is linked already.',
    'zh-CN': '已绑定 WhatsApp 号码。',
  },
  whatsapp_not_linked: {
    en: 'No WhatsApp number is linked.',
    'zh-CN': '尚未绑定 WhatsApp 号码。',
  },
  google_not_linked: {
    en: 'No Google account is linked.',
    'zh-CN': '尚未绑定 Google 账号。',
  },
  last_authentication_method: {
    en: 'Google is your only way to log in. Set a password before you unlink it.',
    'zh-CN': 'Google 是你唯一的登录方式，请先设置登录密码，再解绑。',
  },
  whatsapp_not_started: {
    en: 'Request a code first.',
    'zh-CN': '请先获取验证码。',
  },
  whatsapp_numbers: {
    en: 'You can try {limit} numbers a day. Try another one in {wait}.',
    'zh-CN': '每天最多可尝试 {limit} 个号码，请 {wait} 后再试其他号码。',
  },
  mail_whatsapp_taken_subject: {
    en: 'Cowrie on WhatsApp',
    'zh-CN': '绑定 WhatsApp',
  },
  mail_whatsapp_taken: {
    en: 'Someone tried to link this number to another Cowrie account. It stays linked to yours. To use it there, unlink it in Linked Accounts first. If this wasn’t you, ignore this message.',
    'zh-CN':
      '有人尝试将此号码绑定到另一个贝币账户，该号码仍绑定在你的账户上。如需改绑，请先在“绑定账户”中解绑。如非本人操作，请忽略此消息。',
  },
} satisfies Texts;
