import { assets } from '#contract/assets.ts';
import { isNetworkId } from '#contract/networks.ts';
import type { Quote } from '#contract/quotes.ts';
import type { Risk, RiskCode } from '#contract/risks.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { isToday } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import type { SendDraft } from '#src/stores/transfers/send-draft.ts';
import { shortAddress } from '#src/ui/display/short-address.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { networkName } from '../../../transaction/transaction-title.ts';
import { recipientName } from '../recipient-text.ts';

/** What each risk of a payment means, in the person's language. */
export function useRiskTexts({ recipient }: SendDraft, quote: Quote) {
  const { risks: messages } = useMessages('sendReview');
  const { numberLocale } = useI18n();
  const { network, from, server_time } = quote;
  const address = recipient?.kind === 'address' ? recipient.address : '';
  const chain = network !== null && isNetworkId(network) ? networkName(network) : '';
  const name = (recipient && recipientName(recipient)) ?? shortAddress(address);

  return ({ code, params }: Risk): { title: string; text: string } => {
    const values = {
      address: shortAddress(address),
      chain,
      name: code === 'partial_name_match' ? sanitizeText(String(params.account_name ?? '')) : name,
      username: recipient?.kind === 'user' ? `@${sanitizeText(recipient.username)}` : '',
      payee: sanitizeText(String(params.payee ?? '')),
      amount: formatMoney(from.amount, from.asset, numberLocale),
      asset: assets[from.asset].symbol,
      percent: String(params.percent ?? ''),
      limit: String(params.limit ?? ''),
      minutes: Number(params.minutes ?? 0),
      count: Number(params.minutes ?? 0),
      from: sanitizeText(String(params.from ?? '')),
      to: sanitizeText(String(params.to ?? '')),
    };
    const fill = (text: string) => removeHanSpaces(interpolate(text, values));
    const message = messages[code];
    if ('text' in message) return { title: fill(message.title), text: fill(message.text) };
    return { title: message.title, text: fill(variantOf(message, params, Date.parse(server_time))) };
  };
}

type Variants = Exclude<Messages['sendReview']['risks'][RiskCode], { readonly text: string }>;

/** Of a risk that has several sentences, the one that is true: `now` is the API's, in milliseconds since 1970. */
function variantOf(message: Variants, params: Risk['params'], now: number): string {
  if ('never' in message) return Number(params.sent_count ?? 0) === 0 ? message.never : message.lately;
  if ('today' in message) return isToday(String(params.at), { now }) ? message.today : message.yesterday;
  const minutes = Number(params.minutes ?? 0);
  return minutes === 0 ? message.now : minutes === 1 ? message.minute : message.minutes;
}
