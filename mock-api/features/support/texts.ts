import type { Texts } from '../../server/translate.ts';

export const texts = {
  conversation_not_found: {
    en: 'We couldn’t find this conversation.',
    'zh-CN': '我们找不到这段对话。',
  },
  conversation_closed: {
    en: 'This conversation is closed. Please start a new one.',
    'zh-CN': '该对话已结束，请重新发起。',
  },
  support_safety: {
    en: 'We’ll never ask for your PIN, password or a code. Anyone who does isn’t us.',
    'zh-CN': '我们绝不会索要你的登录密码、交易密码或验证码。凡是索要的，都不是我们。',
  },
  support_answer_first: {
    en: 'Thank you for writing. I am looking into it and will answer here. You may leave this page: we will notify you.',
    'zh-CN': '感谢你的来信。我正在为你查看，会在此回复。你可以离开此页面，有消息时我们会通知你。',
  },
  support_answer_more: {
    en: 'Thank you, I have noted that. I will be back here as soon as I know more.',
    'zh-CN': '谢谢，已记录。一有进展我会在此回复你。',
  },
} satisfies Texts;
