import { assets, inputDecimals, type AssetId } from '#contract/assets.ts';
import { canSendToUnder, heldBack } from '#contract/held-back.ts';
import { divideByRate, formatAmount, parseAmount, roundAmount } from '#contract/money.ts';
import type { PaymentErrorDetails } from '#contract/payment-error-details.ts';
import { paymentErrorTexts } from '#contract/payment-error-texts.ts';
import { restrictionTexts } from '#contract/restriction-notices.ts';
import { restrictionSentence } from '#contract/restriction-texts.ts';
import { iso } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import type { Language } from '../../server/translate.ts';
import { holdingsOf } from '../ledger/accounts.ts';
import { exceededLimit } from '../limits/limits.ts';
import { marketTime } from '../market/market-settings.ts';
import { unitPrice } from '../market/price.ts';
import { clearingOf } from '../deposits/clearing.ts';
import { restrictionsOn } from '../payees/known-recipients.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { activeRestrictions, isFrozen, presentRestriction } from '../restrictions/restrictions.ts';
import { totalOf } from '../transactions/new-transaction.ts';
import type { User } from '../users/state.ts';
import { availableOf } from './plan.ts';
import { nairaValue } from './rates.ts';
import type { StoredQuote } from './state.ts';

type Planned = Pick<
  StoredQuote,
  'type' | 'channel' | 'asset' | 'amount' | 'fees' | 'naira' | 'party_id' | 'outside' | 'network'
>;

/**
 * What keeps a payment from being made now and may pass: the first of freeze, restrictions, limits, funds and clearing.
 * @param deviceId the device that it is asked for on; null for a session without one.
 */
export function findBlock(
  state: SandboxState,
  user: User,
  plan: Planned,
  deviceId: string | null,
): ApiError | null {
  if (plan.type === 'deposit') return null;
  if (plan.type === 'convert') return fundsBlock(state, user, plan);
  if (isFrozen(state, user.customer_id)) return paymentError('sending_frozen');
  return (
    restrictionBlock(state, user, plan, deviceId) ??
    limitBlock(state, user, plan) ??
    fundsBlock(state, user, plan) ??
    clearingBlock(state, user, plan)
  );
}

/** The widest restriction that holds a payment back, with narrower ones that do so longer. */
function restrictionBlock(
  state: SandboxState,
  { customer_id }: User,
  plan: Planned,
  deviceId: string | null,
): ApiError | null {
  const holding = restrictionsOn(state, customer_id, deviceId, plan);
  const { here } = heldBack(holding.map((one) => presentRestriction(one, deviceId)));
  const [widest, ...others] = here;
  if (!widest) return null;
  const scopes = activeRestrictions(state, customer_id, deviceId).map(({ scope }) => scope);
  const text = paymentErrorTexts.sending_restricted;
  const say = (language: Language) => {
    const sentences = here.map((one, i) =>
      restrictionSentence(restrictionTexts[language], one).replace('{time}', `{time_${String(i)}}`),
    );
    return text[language].replace('{restriction}', sentences.join(language === 'en' ? ' ' : ''));
  };
  return new ApiError(
    'sending_restricted',
    { en: say('en'), 'zh-CN': say('zh-CN') },
    {
      details: {
        ...widest,
        others,
        can_send_to: canSendToUnder(scopes) ?? 'nobody',
      } satisfies PaymentErrorDetails['sending_restricted'],
      values: Object.fromEntries(here.map(({ until }, i) => [`time_${String(i)}`, { at: until }])),
    },
  );
}

function limitBlock(state: SandboxState, user: User, { naira }: Planned): ApiError | null {
  const exceeded = naira === null ? undefined : exceededLimit(state, user, naira);
  if (!exceeded) return null;
  const { period, limit, available, resets_at } = exceeded;
  return paymentError(
    'amount_above_limit',
    { period, limit, available, resets_at },
    { period, available: { asset: 'ngn', amount: available } },
  );
}

function fundsBlock(state: SandboxState, user: User, plan: Planned): ApiError | null {
  const { asset } = plan;
  const { scale, symbol } = assets[asset];
  const available = availableOf(state, user, asset);
  const missing = parseAmount(totalOf(plan), scale) - available;
  if (missing <= 0n) return null;
  const short_by = formatAmount(missing, scale);
  return paymentError(
    'insufficient_funds',
    { asset, available: formatAmount(available, scale), short_by },
    { asset: symbol, short_by: { asset, amount: short_by } },
  );
}

/** A chain gets at most what the whole balance is worth beyond bank deposits that may still be recalled, the chain's fee included. */
function clearingBlock(state: SandboxState, user: User, plan: Planned): ApiError | null {
  if (plan.channel !== 'chain') return null;
  const clearing = clearingOf(state, user.customer_id);
  if (clearing.amount === 0n) return null;
  const { asset } = plan;
  const { scale } = assets[asset];
  const naira = assets.ngn.scale;
  // What is held is on its way out already.
  const worth = [...holdingsOf(state, user.customer_id)].reduce((sum, [each, { available }]) => {
    const value = nairaValue(state, each, available);
    return value === null ? sum : sum + parseAmount(value, naira);
  }, 0n);
  const free = worth > clearing.amount ? worth - clearing.amount : 0n;
  const price = unitPrice(state, asset, 'ngn', marketTime(state));
  // Without a price nothing says how much may leave.
  if (price === null) return clearingError(asset, '0');
  // In units of the asset, where a payment of what is offered costs exactly what it may: a value in kobo is rounded.
  const mayLeave = divideByRate(free, naira, price, scale, 'floor');
  if (parseAmount(totalOf(plan), scale) <= mayLeave) return null;
  return clearingError(asset, typable(mayLeave - feesOnTop(plan), asset));

  function clearingError(of: AssetId, available: string): ApiError {
    return paymentError(
      'funds_clearing',
      { asset: of, available, clears_at: iso(clearing.clears_at) },
      { available: { asset: of, amount: available } },
    );
  }
}

/** The fees that come on top of what is typed, in minor units. */
const feesOnTop = ({ asset, fees }: Planned): bigint =>
  fees.reduce(
    (sum, { amount, paid_from }) =>
      paid_from === 'balance' ? sum + parseAmount(amount, assets[asset].scale) : sum,
    0n,
  );

/** The most that can be typed of an amount. */
function typable(minor: bigint, asset: AssetId): string {
  if (minor <= 0n) return '0';
  const [{ scale }, decimals] = [assets[asset], inputDecimals(asset)];
  return formatAmount(roundAmount(minor, scale, decimals, 'floor'), decimals);
}
