import type { LanguageCode } from './fields.ts';

const text = (en: string, cn: string): Readonly<Record<LanguageCode, string>> => ({ en, 'zh-CN': cn });

const claimIt = {
  en: 'Claim it from the transaction, or we send it back within a day.',
  cn: '请在该笔交易中认领，否则一天内退回付款账户。',
};
const ifSent = {
  en: `If you’ve sent the money, we’ll hold it when it arrives. ${claimIt.en}`,
  cn: `如已转账，到账后由我们暂时保管，${claimIt.cn}`,
};

/**
 * What is said of a deposit that does not simply arrive. Notifications and screens take their sentences from here, so that the
 * money of one deposit is never in two places. `{amount}`: what arrived, fees included; of a claim what will be credited, of a
 * recall what left the balance.
 */
export const depositTexts = {
  held_late: text(
    `We’re holding {amount} that arrived late. ${claimIt.en}`,
    `{amount} 到账时已过期，由我们暂时保管。${claimIt.cn}`,
  ),
  held_other_name: text(
    'We’re holding {amount} from an account in another name. We send it back within a day.',
    '{amount} 来自他人名下的账户，由我们暂时保管，一天内退回付款账户。',
  ),
  claimed: text(
    'You claimed this deposit. {amount} will be in your balance at {time}.',
    '你已认领这笔充值，{amount} 将于 {time} 入账。',
  ),
  sent_back: text('We sent it back to the account it came from.', '资金已退回付款账户。'),
  sent_back_chain: text('We sent it back to the address it came from.', '资金已退回付款地址。'),
  expired: text(
    `No transfer arrived in time, and the account is closed. ${ifSent.en}`,
    `未在规定时间内收到转账，充值账号已过期。${ifSent.cn}`,
  ),
  cancelled: text(`You cancelled this deposit. ${ifSent.en}`, `你已取消这笔充值。${ifSent.cn}`),
  recalled: text(
    'The sender’s bank took this deposit back, so we took {amount} out of your balance. Questions? Contact support.',
    '付款银行撤回了这笔充值，我们已从你的余额中扣除 {amount}。如有疑问，请联系客服。',
  ),
  /** Nothing was left to be taken. */
  recalled_all_spent: text(
    'The sender’s bank took this deposit back. Your balance hasn’t changed. Questions? Contact support.',
    '付款银行撤回了这笔充值，你的余额没有变化。如有疑问，请联系客服。',
  ),
  /** What is said before it happens. */
  late_rule: text(
    `The account closes. We hold what arrives late. ${claimIt.en}`,
    `账号过期。之后到账的款项由我们暂时保管，${claimIt.cn}`,
  ),
  other_name_rule: text('We hold it, and send it back within a day.', '由我们暂时保管，一天内退回付款账户。'),
};
