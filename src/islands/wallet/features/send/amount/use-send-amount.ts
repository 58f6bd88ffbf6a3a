import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { AssetId, DisplayCurrency } from '#contract/assets.ts';
import type { Quote } from '#contract/quotes.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { $balances } from '#src/stores/money/balances.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { quoteRequestOf } from '#src/stores/transfers/quote-request.ts';
import { convert, fitAmount, type AmountUnits, type DraftAmount } from '#src/stores/transfers/send-amount.ts';
import { quoteFor, type LiveQuoteState } from '#src/stores/transfers/live-quote.ts';
import { readTyped, type AmountProblem } from '#src/stores/transfers/typed-amount.ts';
import { updateSendDraft, type Recipient, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { $sendQuote, sendQuote } from '#src/stores/transfers/send-quote.ts';
import { useI18n } from '../../../i18n/i18n.ts';
import { useLiveQuote } from '../../../payment/use-live-quote.ts';

/** All that the step of the amount shows and decides by. */
export interface SendAmount {
  readonly recipient: Recipient;
  readonly asset: AssetId;
  readonly amount: DraftAmount;
  readonly units: AmountUnits;
  /** Of what the field shows; null for an amount that can be sent, and for all of the balance. */
  readonly problem: AmountProblem | null;
  /** Whether the field can show the other unit. */
  readonly canToggle: boolean;
  /** Whether there is no price, so that nothing can be converted. False until it is known. */
  readonly hasNoPrice: boolean;
  /** Decimal string; null until it is known. */
  readonly available: string | null;
  readonly state: LiveQuoteState;
  /** The quote of what is typed; while it is renewed, the one before. */
  readonly quote: Quote | null;
  /** What leaves for the receiver, or with a fee that comes off it, the balance: what the field means. */
  readonly most: string | null;
}

/** The amount of a draft whose receiver and asset are chosen. Asks for its price, and again when that expires. */
export function useSendAmount(draft: SendDraft, recipient: Recipient, asset: AssetId): SendAmount {
  const { numberLocale } = useI18n();
  const { display_currency, price_tolerance } = useStore($preferences);
  const { data: balances } = useStore($balances);
  const state = useStore($sendQuote);
  const isBank = recipient.kind === 'bank';
  // What was typed in another display currency stays in it.
  const { value, fixed, currency: typedIn } = draft.amount;
  const currency = (value !== null && fixed === 'fiat' && typedIn) || display_currency;
  const amount = fitAmount(draft.amount, { asset, currency, isBank });
  useEffect(() => {
    if (amount !== draft.amount) updateSendDraft({ amount });
  }, [amount, draft.amount]);

  const request = quoteRequestOf({ ...draft, amount }, currency);
  useLiveQuote(sendQuote, request, price_tolerance);

  // The store learns of another request only after this render, and must not price it with the former quote.
  const quote = quoteFor(state, request);
  const listed = balances?.currency === currency ? balances : null;
  const rate = useFrozenRate(
    asset,
    currency,
    quote,
    listed?.items.find((one) => one.asset === asset)?.price?.amount ?? null,
  );
  const units: AmountUnits = { asset, currency, rate, locale: numberLocale };
  const canConvert = !isBank && asset !== currency;
  const read = readTyped(amount.typed, amount.shown === 'asset' ? asset : currency, numberLocale);
  const isReadable = amount.max || amount.value !== null;
  const most = quote && (draft.fee_from === 'amount' ? quote.total_debit : quote.from).amount;
  return {
    recipient,
    asset,
    amount,
    units,
    problem: isReadable ? null : (read.problem ?? 'ambiguous'),
    canToggle: canConvert && rate !== null,
    hasNoPrice: canConvert && rate === null && listed !== null,
    available: balances && (balances.items.find((one) => one.asset === asset)?.available ?? '0'),
    state,
    quote,
    most: most && (amount.shown === 'asset' ? most : convert(most, 'asset', units)),
  };
}

/**
 * The rate between the two units: the quote's, and before there is one the last known price, held while somebody types, so
 * that no figure moves under their fingers.
 */
function useFrozenRate(
  asset: AssetId,
  currency: DisplayCurrency,
  quote: Quote | null,
  listed: string | null,
): string | null {
  const key = `${asset} ${currency}`;
  const [frozen, setFrozen] = useState<{ key: string; rate: string } | null>(null);
  const quoted = quote?.fiat?.currency === currency ? quote.fiat.rate : null;
  const held = frozen?.key === key ? frozen.rate : null;
  const rate = quoted ?? held ?? listed;
  if (rate !== null && rate !== held) setFrozen({ key, rate });
  return rate;
}

/** Whether the payment can be reviewed although it has no price: its memo is asked for there. */
export const needsMemo = (state: LiveQuoteState): boolean =>
  state.name === 'failed' && hasErrorCode(state.error, 'memo_required');
