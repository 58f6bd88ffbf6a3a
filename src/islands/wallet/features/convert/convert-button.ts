import type { AssetId } from '#contract/assets.ts';
import type { Money } from '#contract/quotes.ts';
import { hasErrorCode, isNetworkError, isRejected } from '#src/stores/errors/error-predicates.ts';
import { paymentErrorDetailsOf } from '#src/stores/transfers/payment-error-details.ts';
import { blockOf } from '#src/stores/transfers/quote-block.ts';
import type { Conversion } from './use-conversion.ts';

/** What the button says and does. */
export interface ConvertButton {
  readonly label:
    | 'empty'
    | 'check'
    | 'pricing'
    | 'noPrice'
    | 'refused'
    | 'retry'
    | 'offline'
    | { readonly name: 'convert' | 'short' | 'minimum'; readonly value: Money }
    | { readonly name: 'notEnough'; readonly asset: AssetId };
  /** `correct` leads to the field; null is off. */
  readonly action: 'convert' | 'correct' | 'retry' | null;
  /** Whether the amount itself is what is wrong. */
  readonly isWrong: boolean;
}

const off = (label: ConvertButton['label'], isWrong = false): ConvertButton => ({
  label,
  action: null,
  isWrong,
});

/** The button names what is missing, and does what can be done about it. */
export function convertButtonOf(
  { draft, problem, state, quote }: Conversion,
  isOnline: boolean,
): ConvertButton {
  if (problem !== null) {
    const isEmpty = problem === 'empty' || problem === 'zero';
    return { label: isEmpty ? 'empty' : 'check', action: 'correct', isWrong: !isEmpty };
  }
  if (!isOnline) return off('offline');
  if (state.name === 'failed') return failedButton(state.error, draft.from);
  if (!quote) return off('pricing');
  const block = blockOf(quote);
  if (!block)
    return {
      label: { name: 'convert', value: quote.from },
      action: state.name === 'ready' && state.isAccepted ? 'convert' : null,
      isWrong: false,
    };
  // Limits and restrictions are of what leaves Cowrie: funds alone keep a conversion from being made.
  if (block.code !== 'insufficient_funds') return off('refused');
  return block.details
    ? off({ name: 'short', value: { asset: draft.from, amount: block.details.short_by } }, true)
    : off({ name: 'notEnough', asset: draft.from }, true);
}

type Failure = Extract<Conversion['state'], { name: 'failed' }>['error'];

function failedButton(error: Failure, from: AssetId): ConvertButton {
  const minimum = paymentErrorDetailsOf(error, 'amount_below_min');
  if (minimum)
    return {
      label: { name: 'minimum', value: { asset: minimum.asset, amount: minimum.minimum } },
      action: 'correct',
      isWrong: true,
    };
  // All of a balance that is too small for the fee.
  if (hasErrorCode(error, 'insufficient_funds')) return off({ name: 'notEnough', asset: from }, true);
  // A price comes back: it can be asked for again beside the reason.
  if (hasErrorCode(error, 'price_unavailable')) return off('noPrice');
  if (isNetworkError(error) || !isRejected(error)) return { label: 'retry', action: 'retry', isWrong: false };
  return off('refused');
}
