import { assets } from '#contract/assets.ts';
import { multiplyByRate, parseAmount } from '#contract/money.ts';
import { isNetworkId, networks } from '#contract/networks.ts';
import type { Money, Quote } from '#contract/quotes.ts';
import { bareUsername, normalizeAscii, toAsciiLowerCase } from '#contract/text/ascii-field.ts';
import type { QuoteRequest } from './quote-request.ts';

/** A field that has to be right, by its name in the API. What can't be read, or is missing, does not hold. */
export type FieldCheck = readonly [field: string, holds: () => boolean];

/** The fields that are not as they should be. */
export function failedChecks(checks: readonly FieldCheck[]): readonly string[] {
  return checks
    .filter(([, holds]) => {
      try {
        return !holds();
      } catch {
        return true;
      }
    })
    .map(([field]) => field);
}

const minorOf = ({ asset, amount }: Money): bigint => parseAmount(amount, assets[asset].scale);

export const isSameMoney = (one: Money, other: Money): boolean =>
  one.asset === other.asset && minorOf(one) === minorOf(other);

/** Whether an amount and its fees come to a total, all in one asset. */
export const isTotalOf = (total: Money, amount: Money, fees: readonly Money[]): boolean =>
  fees.every(({ asset }) => asset === amount.asset) &&
  total.asset === amount.asset &&
  minorOf(total) === fees.reduce((sum, fee) => sum + minorOf(fee), minorOf(amount));

/** Capitals of a hexadecimal address are its checksum: they don't make it another one. */
const comparable = (address: string) => (address.startsWith('0x') ? address.toLowerCase() : address);

export const isSameAddress = (one: string, other: string): boolean => comparable(one) === comparable(other);

export const isSameUsername = (one: string, other: string): boolean =>
  toAsciiLowerCase(one) === bareUsername(other);

/** Whether what a payment carries is what was given. A tag is a number, whatever zeros and width it was typed with. */
export function isSameMemo(carried: string | null, given: string | null, network: string | null): boolean {
  const isTag = network !== null && isNetworkId(network) && networks[network].memo === 'tag';
  const wanted = (isTag ? normalizeAscii(given ?? '') : given?.trim()) || null;
  if (carried === wanted || carried === null || wanted === null) return carried === wanted;
  return isTag && /^\d+$/.test(carried) && /^\d+$/.test(wanted) && BigInt(carried) === BigInt(wanted);
}

/**
 * Whether a sum of a currency is what an amount is worth at a rate, whichever way it was rounded: the API turns a typed sum into
 * units of the asset, and those into a value.
 */
function isWorth(value: Money, of: Money, rate: string): boolean {
  const [given, scale] = [minorOf(of), assets[of.asset].scale];
  const target = assets[value.asset].scale;
  const least = multiplyByRate(given > 0n ? given - 1n : 0n, scale, rate, target, 'floor');
  const most = multiplyByRate(given + 1n, scale, rate, target, 'ceil');
  return least <= minorOf(value) && minorOf(value) <= most;
}

/** Digits of an account number that `to` shows. */
const LAST = 4;

type RequestOf<Kind extends QuoteRequest['kind']> = Extract<QuoteRequest, { kind: Kind }>;

/**
 * What a quote says otherwise than the request that it answers: whom it pays, what, how much, by which network, and for which
 * request. Its sums have to agree with one another, too. Empty where all of it is right.
 */
export function differencesFromRequest(quote: Quote, request: QuoteRequest): readonly string[] {
  return failedChecks([
    ['kind', () => quote.kind === request.kind],
    ['request_id', () => quote.request_id === ((request.kind === 'send' && request.request_id) || null)],
    ['payee_id', () => quote.payee_id === payeeIn(request)],
    ['total_debit', () => isTotalOf(quote.total_debit, quote.from, quote.fees)],
    ['fees', () => quote.fees.every(({ paid_from }) => paid_from === feeFrom(request))],
    ['fiat', () => isValueRight(quote, request)],
    ...(request.kind === 'convert'
      ? conversionChecks(quote, request)
      : ([
          ['from', () => quote.from.asset === (request.asset ?? 'ngn')],
          ['receive', () => isSameMoney(quote.receive, quote.from)],
          ['rate', () => quote.rate === null],
          ['amount', () => isAmountRight(quote, request)],
          ...destinationChecks(quote, request),
        ] satisfies FieldCheck[])),
  ]);
}

const payeeIn = (request: QuoteRequest): string | null =>
  'to' in request && typeof request.to === 'object' && 'payee_id' in request.to ? request.to.payee_id : null;

const feeFrom = (request: QuoteRequest) => ('fee_from' in request && request.fee_from) || 'balance';

/** The value that is shown of the amount. A price may be missing, but not for a sum that was typed in a currency. */
function isValueRight({ fiat, from }: Quote, request: QuoteRequest): boolean {
  if (fiat === null) return !(request.kind === 'send' && request.unit === 'fiat' && !request.max);
  const currency = (request.kind === 'send' && request.fiat_currency) || 'ngn';
  return fiat.currency === currency && isWorth({ asset: currency, amount: fiat.amount }, from, fiat.rate);
}

/** Whether it is the sum that was typed. Of all of the balance the request names none. */
function isAmountRight(
  { from, total_debit, fiat }: Quote,
  request: Exclude<QuoteRequest, RequestOf<'convert'>>,
) {
  if ('max' in request && request.max) return true;
  const base = feeFrom(request) === 'amount' ? total_debit : from;
  const { amount } = request;
  if (request.kind !== 'send' || request.unit !== 'fiat')
    return isSameMoney(base, { asset: base.asset, amount });
  return fiat !== null && isWorth({ asset: fiat.currency, amount }, base, fiat.rate);
}

function conversionChecks(quote: Quote, request: RequestOf<'convert'>): readonly FieldCheck[] {
  const { from, to, max, fixed_side = 'from' } = request;
  const amount = 'amount' in request ? request.amount : '';
  const fixed = fixed_side === 'to' ? quote.receive : quote.from;
  return [
    ['from', () => quote.from.asset === from],
    ['receive', () => quote.receive.asset === to],
    ['rate', () => quote.rate?.base === from && quote.rate.quote === to],
    ['amount', () => max === true || isSameMoney(fixed, { asset: fixed.asset, amount })],
    ['to', () => quote.to === null],
    ['network', () => quote.network === null],
    ['account', () => quote.account === null],
  ];
}

function destinationChecks(
  { to, network, account }: Quote,
  request: Exclude<QuoteRequest, RequestOf<'convert'>>,
): readonly FieldCheck[] {
  if (request.kind === 'deposit')
    return [
      ['to', () => to === null],
      ['network', () => network === 'bank'],
      ['account', () => account === null],
    ];
  const asked = request.to;
  if (request.kind === 'payout')
    return [
      [
        'to',
        () =>
          to?.kind === 'bank' &&
          to.last4.length === LAST &&
          to.last4 === account?.account_number.slice(-LAST),
      ],
      ['network', () => network === 'bank'],
      [
        'account',
        () =>
          account !== null &&
          (!('bank_code' in asked) ||
            (account.bank_code === asked.bank_code && account.account_number === asked.account_number)),
      ],
    ];
  return [
    [
      'to',
      () => {
        if ('username' in asked) return to?.kind === 'user' && isSameUsername(to.username, asked.username);
        if (to?.kind !== 'address') return false;
        return (
          !('address' in asked) ||
          (isSameAddress(to.address, asked.address) && isSameMemo(to.memo, asked.memo ?? null, network))
        );
      },
    ],
    [
      'network',
      () =>
        'username' in asked
          ? network === null
          : 'network' in asked
            ? network === asked.network
            : network !== null && isNetworkId(network),
    ],
    ['account', () => account === null],
  ];
}
