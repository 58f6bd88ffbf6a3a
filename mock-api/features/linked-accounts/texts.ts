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
  whatsapp_not_started: {
    en: 'Request a code first.',
    'zh-CN': '请先获取验证码。',
  },
  whatsapp_numbers: {
    en: 'You can try {limit} numbers a day. Try another one in {wait}.',
    'zh-CN': '每天最多可尝试 {limit} 个号码，请 {wait} 后再试其他号码。',
  },
  phone_taken: {
    en: 'This number is linked to another account.',
    'zh-CN': '该号码已绑定其他账户。',
  },
} satisfies Texts;
