import type { AssetId } from '#contract/assets.ts';
import type { ErrorCode } from '#contract/error-codes.ts';
import { isNetworkError, isRejected } from '#src/stores/errors/error-predicates.ts';
import { paymentErrorDetailsOf } from '#src/stores/transfers/payment-error-details.ts';
import { blockOf } from '#src/stores/transfers/quote-block.ts';
import { needsMemo, type SendAmount } from './use-send-amount.ts';

/** The texts of the button that have no amount in them. */
type PlainLabel =
  | 'empty'
  | 'check'
  | 'pricing'
  | 'continue'
  | 'fee'
  | 'paused'
  | 'noPrice'
  | 'refused'
  | 'daily'
  | 'monthly'
  | 'limit'
  | 'restricted'
  | 'frozen'
  | 'clearing'
  | 'retry'
  | 'offline';

/** What the button says and does. */
export interface ButtonState {
  readonly label:
    | PlainLabel
    | { readonly name: 'review' | 'minimum'; readonly asset: AssetId; readonly amount: string }
    | { readonly name: 'notEnough'; readonly asset: AssetId };
  /** `correct` leads to the field; null is off. */
  readonly action: 'review' | 'correct' | 'retry' | null;
  /** Whether the amount itself is what is wrong. */
  readonly isWrong: boolean;
}

/** Whether the button leads somewhere with what is there; a price that is renewed is back in a moment. */
export const isReady = ({ label, action }: ButtonState): boolean =>
  action === 'review' || action === 'retry' || (typeof label !== 'string' && label.name === 'review');

const off = (label: ButtonState['label'], isWrong = false): ButtonState => ({ label, action: null, isWrong });

/** The price before is shown while it is renewed, and can't be reviewed. */
export const isRenewing = ({ label, action }: ButtonState): boolean =>
  action === null && typeof label !== 'string' && label.name === 'review';

/** What a press is answered with while the price is renewed: what it waits for. */
export const renewing = off('pricing');

/** The button names what is missing, and does what can be done about it. */
export function buttonStateOf(send: SendAmount): ButtonState {
  const { problem, state, quote } = send;
  if (problem !== null) {
    const isEmpty = problem === 'empty' || problem === 'zero';
    return { label: isEmpty ? 'empty' : 'check', action: 'correct', isWrong: !isEmpty };
  }
  if (needsMemo(state)) return { label: 'continue', action: 'review', isWrong: false };
  if (state.name === 'failed') return failedState(send);
  if (!quote) return off('pricing');
  const block = blockOf(quote);
  // While it is renewed, the price before is shown, and can't be reviewed.
  if (!block)
    return {
      label: { name: 'review', ...quote.receive },
      action: state.name === 'ready' ? 'review' : null,
      isWrong: false,
    };
  const { asset } = send;
  switch (block.code) {
    case 'insufficient_funds':
      return off({ name: 'notEnough', asset }, true);
    case 'amount_above_limit':
      return off(block.details?.period ?? 'limit', true);
    case 'sending_restricted':
      return off('restricted');
    case 'sending_frozen':
      return off('frozen');
    case 'funds_clearing':
      return off('clearing', true);
  }
}

/** Refusals that only another receiver, asset or time mends. */
const plainLabels: Readonly<Partial<Record<ErrorCode, PlainLabel>>> = {
  network_paused: 'paused',
  price_unavailable: 'noPrice',
  fee_exceeds_amount: 'fee',
};

function failedState({ state }: SendAmount): ButtonState {
  const error = state.name === 'failed' ? state.error : null;
  const minimum = paymentErrorDetailsOf(error, 'amount_below_min');
  if (minimum)
    return {
      label: { name: 'minimum', asset: minimum.asset, amount: minimum.minimum },
      action: 'correct',
      isWrong: true,
    };
  if (isNetworkError(error)) return { label: 'retry', action: 'retry', isWrong: false };
  const code = error?.code as ErrorCode | null | undefined;
  const label = code && plainLabels[code];
  if (label === 'fee') return { label, action: 'correct', isWrong: true };
  // A network opens and a price comes back: it can be asked for again.
  if (label) return off(label);
  return isRejected(error) ? off('refused') : { label: 'retry', action: 'retry', isWrong: false };
}
