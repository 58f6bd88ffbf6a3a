import type { Texts } from '../../server/translate.ts';

export const texts = {
  contact_received: {
    en: 'We’ve received your message. Your reference is {reference}.',
    'zh-CN': '我们已收到你的留言，编号为 {reference}。',
  },
  mail_contact_subject: {
    en: 'We have your message ({reference})',
    'zh-CN': '我们已收到你的留言（{reference}）',
  },
  mail_contact: {
    en: 'Your message has reached us. Your reference is {reference}. A person will read it and reply to this address. We’ll never ask for your password, PIN or a code.',
    'zh-CN':
      '你的留言已送达，编号为 {reference}。我们会有专人阅读，并回复到这个邮箱。我们绝不会索要你的登录密码、交易密码或验证码。',
  },
} satisfies Texts;
