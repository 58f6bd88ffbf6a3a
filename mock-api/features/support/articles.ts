import type { Language } from '../../server/translate.ts';

interface ArticleTexts {
  readonly title: string;
  readonly summary: string;
}

export interface HelpArticle {
  /** The id of the question on the site's support page. */
  readonly id: string;
  /** Routes of the wallet that it helps with, and those below them. */
  readonly routes: readonly string[];
  readonly texts: Readonly<Record<Language, ArticleTexts>>;
  /** Other words that people search for it with. Nobody is shown them. */
  readonly also: Readonly<Record<Language, readonly string[]>>;
}

const article = (
  id: string,
  routes: readonly string[],
  en: readonly [string, string],
  cn: readonly [string, string],
  enAlso: readonly string[],
  cnAlso: readonly string[],
): HelpArticle => ({
  id,
  routes,
  texts: { en: { title: en[0], summary: en[1] }, 'zh-CN': { title: cn[0], summary: cn[1] } },
  also: { en: enAlso, 'zh-CN': cnAlso },
});

/** Some of the site's questions, with answers of the mock. */
export const articles: readonly HelpArticle[] = [
  article(
    'receive-money',
    ['/w', '/w/receive', '/w/marketplace/receive'],
    [
      'How do I receive money?',
      'Share your @username, or choose a coin and its network and share the address.',
    ],
    ['如何收款？', '分享你的 @用户名，或选择币种和网络后分享地址。'],
    ['deposit', 'top up', 'fund', 'add money', 'bank account'],
    ['充值', '入金', '存钱', '到账'],
  ),
  article(
    'send-to-username',
    ['/w/send', '/w/marketplace/send', '/w/user'],
    [
      'How do I send to a username?',
      'Type the @username, check the name and picture, then the amount. It is free, and usually there in seconds.',
    ],
    ['如何向用户名转账？', '输入 @用户名，核对姓名和头像，再填写金额。免费，通常几秒到账。'],
    ['send money', 'transfer money', 'pay a friend'],
    ['发钱', '汇款', '打款'],
  ),
  article(
    'send-to-address',
    ['/w/send', '/w/marketplace/send', '/w/token'],
    [
      'How do I send to an address?',
      'Paste the address, choose its network and compare the whole address before you confirm.',
    ],
    ['如何向地址转账？', '粘贴地址，选择对应网络，确认前请逐字核对整个地址。'],
    ['withdraw', 'withdrawal', 'cash out', 'exchange', 'external'],
    ['提现', '提币', '取钱', '交易所'],
  ),
  article(
    'wrong-network',
    ['/w/receive', '/w/send', '/w/transactions'],
    [
      'I used the wrong network',
      'Write to us with the transaction’s reference. Some transfers can be recovered, not all.',
    ],
    ['选错了网络怎么办？', '请附上交易编号联系我们。部分转账可以找回，但并非全部。'],
    ['lost', 'missing', 'wrong address'],
    ['丢币', '错误地址'],
  ),
  article(
    'undo-transfer',
    ['/w/send', '/w/transactions'],
    ['Can I cancel a transfer?', 'Not once it’s sent. You may be able to cancel it while it’s processing.'],
    ['转账可以撤回吗？', '发出后无法撤回；处理中的转账可能仍可取消。'],
    ['refund', 'reverse', 'wrong person', 'mistake'],
    ['退款', '撤销', '取消', '转错'],
  ),
  article(
    'transfer-checked',
    ['/w/transactions', '/w/financial-history'],
    [
      'Why is my transfer being checked?',
      'We review some transfers before they’re sent. Meanwhile your money is on hold and still yours.',
    ],
    ['为什么转账正在审核？', '部分转账在发出前会经过审核，期间资金被冻结，仍归你所有。'],
    ['stuck', 'pending', 'delayed', 'not arrived'],
    ['没到账', '未到账', '卡住'],
  ),
  article(
    'fees',
    ['/w/send', '/w/transactions', '/w/trade-settings'],
    [
      'What does a transfer cost?',
      'Nothing between usernames. To an address or a bank you see the fee before you confirm.',
    ],
    ['转账如何收费？', '用户名之间免费；转到地址或银行时，确认前会显示手续费。'],
    ['fees', 'charges', 'commission', 'price'],
    ['费用', '佣金'],
  ),
  article(
    'what-held-means',
    ['/w', '/w/assets', '/w/financial-history'],
    [
      'What does “on hold” mean?',
      'Money reserved for a transaction in progress. You get it back if it doesn’t go through.',
    ],
    ['“冻结”是什么意思？', '为进行中的操作预留的资金；若操作未完成，资金会退回。'],
    ['held', 'frozen', 'locked funds', 'pending'],
    ['锁定', '待处理'],
  ),
  article(
    'hide-balances',
    ['/w', '/w/assets', '/w/account'],
    [
      'How do I hide my balances?',
      'Select the eye next to the total. It works on every page until you select it again.',
    ],
    ['如何隐藏余额？', '点击总资产旁的眼睛图标，所有页面都会隐藏，再次点击即可恢复。'],
    ['privacy', 'eye'],
    ['隐私'],
  ),
  article(
    'live-prices',
    ['/w/marketplace', '/w/token', '/w'],
    ['Where do prices come from?', 'From a live market stream. A price that is not fresh is marked.'],
    ['价格从何而来？', '来自实时行情；不是最新的价格会有标记。'],
    ['market', 'exchange rate'],
    ['汇率', '币价'],
  ),
  article(
    'new-device',
    ['/w/devices-and-activities', '/w/logout'],
    [
      'Why must I verify a new device?',
      'So that your password alone isn’t enough for someone else to log in.',
    ],
    ['为什么要验证新设备？', '这样仅凭密码，他人也无法登录你的账户。'],
    ['new phone', 'trusted', 'lost phone'],
    ['换手机', '新手机', '丢手机'],
  ),
  article(
    'not-me',
    ['/w/security', '/w/devices-and-activities', '/w/notifications'],
    [
      'That was not me',
      'In Devices, log out what isn’t yours. In Account Security, freeze sending and change your password. Then write to us.',
    ],
    [
      '这不是我的操作',
      '请在“设备管理”中让陌生设备退出登录，在“账户安全”中暂停转账并修改登录密码，然后联系我们。',
    ],
    ['hacked', 'stolen phone', 'lost phone', '2fa', 'authenticator'],
    ['被盗', '盗号', '手机丢了'],
  ),
  article(
    'link-whatsapp',
    ['/w/linked-accounts'],
    [
      'How do I link WhatsApp?',
      'In Linked Accounts, enter your number and type the code that we send there.',
    ],
    ['如何绑定 WhatsApp？', '在“绑定账户”中输入号码，并填写我们发送的验证码。'],
    ['connect'],
    ['关联'],
  ),
  article(
    'reach-support',
    ['/w'],
    ['How do I reach a person?', 'Start a chat here. We’ll never ask for your PIN, password or a code.'],
    ['如何联系人工客服？', '在此发起对话即可。我们绝不会索要你的登录密码、交易密码或验证码。'],
    ['help', 'contact', 'agent', 'human', 'chat', 'complaint'],
    ['帮助', '投诉', '电话'],
  ),
];
