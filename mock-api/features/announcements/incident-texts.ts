import type { TranslatedText } from '../../server/translate.ts';

type IncidentText = Readonly<Record<'title' | 'summary' | 'body', TranslatedText>>;

/** What is told of an incident, by where it is and how bad. */
export const incidentTexts: Readonly<
  Record<'network' | 'bank', Readonly<Record<'delayed' | 'paused', IncidentText>>>
> = {
  network: {
    delayed: {
      title: { en: '{chain} deposits take longer today', 'zh-CN': '今日 {chain} 充值到账较慢' },
      summary: {
        en: 'Deposits on {chain} are credited after about {minutes} minutes.',
        'zh-CN': '{chain} 网络的充值约需 {minutes} 分钟到账。',
      },
      body: {
        en: 'The {chain} network is busy, so payments wait longer for their confirmations.\n\n## What to expect\n\n- Deposits arrive after **about {minutes} minutes** instead of {usual}.\n- Payments that you send on {network} arrive later too.\n- Other networks and transfers between @usernames work as usual.\n\nYou don’t need to do anything. We’ll remove this notice when it’s over.\n\n[See your transactions](/w/transactions)',
        'zh-CN':
          '{chain} 网络目前较为拥堵，付款需要更长时间才能确认。\n\n## 对你的影响\n\n- 充值约需 **{minutes} 分钟**到账（平时约 {usual} 分钟）。\n- 通过 {network} 转出的付款也会晚到。\n- 其他网络，以及 @用户名 之间的转账不受影响。\n\n你无需任何操作，恢复后我们会撤下此公告。\n\n[查看交易记录](/w/transactions)',
      },
    },
    paused: {
      title: { en: '{chain} is paused', 'zh-CN': '{chain} 网络已暂停' },
      summary: {
        en: 'Don’t send to your {chain} address for now. Deposits on the way are credited later.',
        'zh-CN': '请暂时不要向你的 {chain} 地址转账。已在途的充值会在恢复后到账。',
      },
      body: {
        en: 'We’ve paused {network}: nothing is sent or received on it until it works again.\n\n## What to expect\n\n- A deposit that is on the way is credited once the network works again.\n- Other networks and transfers between @usernames work as usual.\n\nWe’ll remove this notice when it’s over.\n\n[Choose another network](/w/receive)',
        'zh-CN':
          '我们已暂停 {network} 网络：恢复之前，无法通过该网络转出或充值。\n\n## 对你的影响\n\n- 已在途的充值会在网络恢复后到账。\n- 其他网络，以及 @用户名 之间的转账不受影响。\n\n恢复后我们会撤下此公告。\n\n[选择其他网络](/w/receive)',
      },
    },
  },
  bank: {
    delayed: {
      title: { en: 'Bank transfers take longer today', 'zh-CN': '今日银行转账较慢' },
      summary: {
        en: 'Banks are slow today. Deposits and withdrawals arrive later than usual.',
        'zh-CN': '今日银行较慢，充值和提现会比平时晚到账。',
      },
      body: {
        en: 'Banks are slow today, so naira deposits and withdrawals arrive **later than usual**.\n\n- Transfers between @usernames work as usual.\n- Coins work as usual.\n\nYou don’t need to do anything. We’ll remove this notice when it’s over.',
        'zh-CN':
          '今日银行较慢，奈拉充值和提现会**比平时晚到账**。\n\n- @用户名 之间的转账不受影响。\n- 币种转账和充值不受影响。\n\n你无需任何操作，恢复后我们会撤下此公告。',
      },
    },
    paused: {
      title: { en: 'Bank transfers are paused', 'zh-CN': '银行转账已暂停' },
      summary: {
        en: 'Naira can’t be deposited or withdrawn for now. Your balance isn’t affected.',
        'zh-CN': '暂时无法充值或提现奈拉，你的余额不受影响。',
      },
      body: {
        en: 'Banks aren’t answering, so we’ve paused naira deposits and withdrawals.\n\n- Money that is on the way is credited once banks work again.\n- Transfers between @usernames and coins work as usual.\n\nWe’ll remove this notice when it’s over.',
        'zh-CN':
          '银行系统无响应，我们已暂停奈拉充值和提现。\n\n- 已在途的款项会在银行恢复后到账。\n- @用户名 之间的转账和币种不受影响。\n\n恢复后我们会撤下此公告。',
      },
    },
  },
};
