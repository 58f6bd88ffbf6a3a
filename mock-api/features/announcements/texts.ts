import type { Texts } from '../../server/translate.ts';

export const texts = {
  announcement_not_found: {
    en: 'This announcement is no longer here.',
    'zh-CN': '该公告已下线。',
  },
  tron_title: { en: 'Tron deposits take longer today', 'zh-CN': '今日 Tron 充值到账较慢' },
  tron_summary: {
    en: 'Deposits on Tron are credited after about 20 minutes.',
    'zh-CN': 'Tron 网络的充值约需 20 分钟入账。',
  },
  tron_body: {
    en: 'The Tron network is busy, so we wait for more blocks before we credit a deposit.\n\n- Deposits arrive after **about 20 minutes** instead of two.\n- Payments that you send on Tron are not affected.\n\nYou don’t need to do anything. We’ll remove this notice when it’s over.',
    'zh-CN':
      'Tron 网络目前较为拥堵，充值需要更多区块确认后才能入账。\n\n- 充值约需 **20 分钟** 到账（平时约 2 分钟）。\n- 通过 Tron 转出不受影响。\n\n你无需任何操作，恢复后我们会撤下此公告。',
  },
  impostors_title: { en: 'We’ll never ask for your PIN', 'zh-CN': '我们绝不会索要交易密码' },
  impostors_summary: {
    en: 'People who call or write in our name want your money. Here is how to tell.',
    'zh-CN': '有人冒充贝币客服行骗，请留意识别。',
  },
  impostors_body: {
    en: 'Somebody may call you and say that your account is in danger. It isn’t us.\n\n- We never ask for your **PIN, password or a code**.\n- We never ask you to move money “to safety”.\n- We write to you in the support chat of this wallet.\n\nAre you unsure? [Freeze sending](/w/security) first, then [write to us](/w?panel=support).',
    'zh-CN':
      '如有人来电称你的账户有风险，那不是我们。\n\n- 我们绝不会索要 **交易密码、登录密码或验证码**。\n- 我们绝不会要求你把资金“转到安全账户”。\n- 我们只在钱包内的客服对话中联系你。\n\n拿不准时，请先[暂停转账](/w/security)，再[联系客服](/w?panel=support)。',
  },
  requests_title: { en: 'Ask people for money', 'zh-CN': '向他人收款' },
  requests_summary: {
    en: 'Send a request with an amount and a note; they pay it with one confirmation.',
    'zh-CN': '发送带金额和备注的收款请求，对方确认一次即可付款。',
  },
  requests_body: {
    en: 'You can now ask another person for money: choose an amount, add a note, and share the link.\n\nRequests expire after a week, and you can cancel one before it is paid.',
    'zh-CN': '现在可以向他人收款：填写金额和备注，分享链接即可。\n\n收款请求一周后过期，付款前可随时取消。',
  },
} satisfies Texts;
