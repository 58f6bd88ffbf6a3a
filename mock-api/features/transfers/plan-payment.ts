import { assets, type AssetId } from '#contract/assets.ts';
import { divideByRate } from '#contract/money.ts';
import { isNetworkId } from '#contract/networks.ts';
import type { Quote } from '#contract/quotes.ts';
import type { SandboxState } from '../../core/state.ts';
import { bankDepositFees, chainFees, payoutFees } from '../fees/fees.ts';
import { MAX_BANK_DEPOSIT, MIN_BANK_DEPOSIT, MIN_BANK_PAYOUT } from '../fees/bank-limits.ts';
import {
  addressDestination,
  bankDestination,
  userDestination,
  type Destination,
} from '../destinations/destination.ts';
import { arrivalSeconds, delaySeconds } from '../networks/arrival-time.ts';
import { networkFees } from '../networks/network-fees.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import type { User } from '../users/state.ts';
import {
  availableOf,
  format,
  LIFE,
  minorOf,
  nothing,
  paidFrom,
  sumOf,
  type BareFee,
  type Plan,
  type QuoteRequest,
  type RequestOf,
} from './plan.ts';
import { planConversion } from './plan-conversion.ts';
import { payeeDestination } from './payee-destination.ts';
import { fiatValue, nairaValue, requirePrice } from './rates.ts';
import { aboveMaximum, belowMinimum, nothingToSend, readAmount } from '../payment-errors/read-amount.ts';

/** A payment to a chain can be cancelled for so long before it is broadcast. */
export const CHAIN_CANCEL_SECONDS = 30;
const PAYOUT_ETA = 300;
const DEPOSIT_ETA = 600;

/**
 * Prices a request.
 * @throws ApiError the codes that no waiting and no topping up mends
 */
export function planPayment(state: SandboxState, user: User, request: QuoteRequest): Plan {
  switch (request.kind) {
    case 'send':
      return planSend(state, user, request);
    case 'payout':
      return planPayout(state, user, request);
    case 'convert':
      return planConversion(state, user, request);
    case 'deposit':
      return planDeposit(state, request);
  }
}

function planSend(state: SandboxState, user: User, request: RequestOf<'send'>): Plan {
  const { asset, to } = request;
  const destination = sendDestination(state, user, request);
  const isInside = 'username' in to;
  const network = destination.outside?.kind === 'address' ? destination.outside.network : null;
  const fees = network === null ? [] : chainFees(asset, network);
  const amount = amountToSend(state, user, request, fees);
  const limits = network === null ? undefined : networkFees(asset, network);
  if (limits && amount < minorOf(limits.minSend, asset)) throw belowMinimum(asset, limits.minSend);
  const chainEta = network !== null && isNetworkId(network) ? arrivalSeconds(state, network) : 0;
  return {
    ...nothing,
    type: 'send',
    channel: isInside ? 'user' : 'chain',
    asset,
    amount: format(amount, asset),
    fees: paidFrom(fees, request.fee_from),
    network,
    network_cost: limits?.cost ?? '0',
    fiat: fiatOf(state, request, amount),
    naira: limitedValue(state, asset, amount),
    counterparty: destination.counterparty,
    party_id: destination.party?.id ?? null,
    outside: destination.outside,
    beneficiary: request.beneficiary ?? destination.beneficiary,
    request_id: request.request_id ?? null,
    eta_seconds: isInside ? 0 : CHAIN_CANCEL_SECONDS + chainEta,
    life: isInside ? LIFE.person : LIFE.chain,
  };
}

function sendDestination(state: SandboxState, user: User, { asset, to }: RequestOf<'send'>): Destination {
  if ('username' in to) return userDestination(state, user, to.username);
  if ('payee_id' in to)
    return payeeDestination(state, user, { payee_id: to.payee_id, asset, kind: 'address' });
  return addressDestination(state, user, asset, to);
}

/**
 * What limits and thresholds count: without a price they could not be judged.
 * @throws ApiError 409 `price_unavailable`
 */
function limitedValue(state: SandboxState, asset: AssetId, minor: bigint): string {
  const value = nairaValue(state, asset, minor);
  if (value === null) throw paymentError('price_unavailable');
  return value;
}

type AmountRequest = RequestOf<'send'> | RequestOf<'payout'>;

/** What the other side gets, in minor units. */
function amountToSend(
  state: SandboxState,
  user: User,
  request: AmountRequest,
  fees: readonly BareFee[],
): bigint {
  const { asset, fee_from } = request;
  const fee = sumOf(fees, asset);
  // All of the balance: what is left of it after the fee.
  const typed = request.max ? availableOf(state, user, asset) : typedAmount(state, request);
  const amount = request.max || fee_from === 'amount' ? typed - fee : typed;
  if (amount <= 0n && fee === 0n) throw nothingToSend(asset);
  if (amount <= 0n) {
    const shown = format(fee, asset);
    throw paymentError('fee_exceeds_amount', { asset, fee: shown }, { fee: { asset, amount: shown } });
  }
  return amount;
}

function typedAmount(
  state: SandboxState,
  request: Extract<AmountRequest, { max?: false | undefined }>,
): bigint {
  const { asset, amount } = request;
  if (request.kind !== 'send' || request.unit === 'asset') return readAmount(amount, asset);
  const { fiat_currency: currency } = request;
  const { scale } = assets[currency];
  const value = readAmount(amount, currency);
  return divideByRate(value, scale, requirePrice(state, asset, currency), assets[asset].scale, 'floor');
}

/** An amount that was typed in a currency stays what was typed. */
function fiatOf(state: SandboxState, request: RequestOf<'send'>, minor: bigint): Quote['fiat'] {
  const { asset, fiat_currency: currency, fee_from } = request;
  const value = fiatValue(state, asset, minor, currency);
  const isTyped = !request.max && request.unit === 'fiat' && fee_from === 'balance';
  return value && isTyped ? { ...value, amount: request.amount } : value;
}

function planPayout(state: SandboxState, user: User, request: RequestOf<'payout'>): Plan {
  const { asset, to } = request;
  const destination =
    'payee_id' in to
      ? payeeDestination(state, user, { payee_id: to.payee_id, asset, kind: 'bank' })
      : bankDestination(state, user, to);
  const fees = payoutFees();
  const amount = amountToSend(state, user, request, fees);
  if (amount < minorOf(MIN_BANK_PAYOUT, asset)) throw belowMinimum(asset, MIN_BANK_PAYOUT);
  return {
    ...nothing,
    type: 'payout',
    channel: 'bank',
    asset,
    amount: format(amount, asset),
    fees: paidFrom(fees, request.fee_from),
    network: 'bank',
    fiat: fiatValue(state, asset, amount, 'ngn'),
    naira: format(amount, asset),
    counterparty: destination.counterparty,
    outside: destination.outside,
    eta_seconds: PAYOUT_ETA + delaySeconds(state, 'bank'),
    life: LIFE.bank,
  };
}

function planDeposit(state: SandboxState, { asset, amount: text }: RequestOf<'deposit'>): Plan {
  const amount = readAmount(text, asset);
  if (amount < minorOf(MIN_BANK_DEPOSIT, asset)) throw belowMinimum(asset, MIN_BANK_DEPOSIT);
  if (amount > minorOf(MAX_BANK_DEPOSIT, asset)) throw aboveMaximum(asset, MAX_BANK_DEPOSIT);
  return {
    ...nothing,
    type: 'deposit',
    channel: 'bank',
    asset,
    amount: format(amount, asset),
    fees: paidFrom(bankDepositFees(asset, format(amount, asset)), 'balance'),
    network: 'bank',
    fiat: fiatValue(state, asset, amount, 'ngn'),
    naira: format(amount, asset),
    eta_seconds: DEPOSIT_ETA + delaySeconds(state, 'bank'),
    life: LIFE.deposit,
  };
}
