// Written apart from the mock: it knows neither its schemas nor its rules, only what the contract's document says in words.

type Members = Readonly<Record<string, unknown>>;
const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number) =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;
const isAbsent = (value: unknown) => value === undefined || value === null;
/** Whether an object has no other members than these. */
const hasOnly = (value: Members, ...names: string[]) =>
  Object.keys(value).every((name) => names.includes(name));
const isOneOf = (value: unknown, ...values: unknown[]) => values.includes(value);

const ASSETS =
  'btc eth bnb sol ada xrp doge matic dot ltc avax link atom near uni ftm trx vet icp hbar usdt ngn usd'.split(
    ' ',
  );
const RISKS = [
  'first_time_recipient',
  'first_time_address',
  'held_for_review',
  'similar_address',
  'no_checksum',
  'contract_address',
  'exchange_address',
  'duplicate_payment',
  'large_share',
  'partial_name_match',
];

/** Decimals that are typed and no more, without a sign, an exponent or zeros around it; something, and no more than fifteen digits. */
const isTypedAmount = (value: unknown) =>
  typeof value === 'string' && /^(?:0|[1-9]\d{0,14})(?:\.\d{0,7}[1-9])?$/.test(value) && value !== '0';

/** An amount or all, and what is said of the amount where there is one. */
function hasHowMuch(
  body: Members,
  ofAmount: (body: Members) => boolean,
  ofAll: (body: Members) => boolean,
): boolean {
  const { amount, max } = body;
  if (max === true) return !('amount' in body) && ofAll(body);
  return isOneOf(max, undefined, false) && isTypedAmount(amount) && ofAmount(body);
}

/** One destination: the members of exactly one of these. */
function isDestination(
  to: unknown,
  kinds: readonly (readonly string[])[],
  optional: readonly string[] = [],
): boolean {
  if (!isMembers(to)) return false;
  return kinds.some(
    (names) =>
      hasOnly(to, ...names, ...(names.includes('address') ? optional : [])) &&
      names.every((name) => isText(to[name], 200)),
  );
}

const isBeneficiary = (value: unknown) =>
  value === undefined ||
  (isMembers(value) &&
    hasOnly(value, 'kind', 'name') &&
    isOneOf(value.kind, 'self', 'person', 'firm') &&
    (value.name === undefined || isText(value.name, 100)));
const isFeeFrom = (value: unknown) => isOneOf(value, undefined, 'balance', 'amount');

/** Whether a body may be priced at all. What is true here may be refused all the same: for money, for people, for networks. */
export function mayBePriced(body: unknown): boolean {
  if (!isMembers(body)) return false;
  switch (body.kind) {
    case 'send':
      return (
        hasOnly(
          body,
          ...[
            'kind',
            'asset',
            'to',
            'amount',
            'max',
            'unit',
            'fiat_currency',
            'fee_from',
            'beneficiary',
            'request_id',
          ],
        ) &&
        isOneOf(body.asset, ...ASSETS) &&
        isDestination(body.to, [['username'], ['payee_id'], ['network', 'address']], ['memo']) &&
        hasHowMuch(
          body,
          ({ unit }) => isOneOf(unit, undefined, 'asset', 'fiat'),
          ({ unit }) => isOneOf(unit, undefined, 'asset'),
        ) &&
        isOneOf(body.fiat_currency, undefined, 'ngn', 'usd', 'usdt', 'btc') &&
        isFeeFrom(body.fee_from) &&
        isBeneficiary(body.beneficiary) &&
        (body.request_id === undefined || isText(body.request_id, 40))
      );
    case 'payout':
      return (
        hasOnly(body, 'kind', 'asset', 'to', 'amount', 'max', 'fee_from') &&
        isOneOf(body.asset, undefined, 'ngn') &&
        isDestination(body.to, [['payee_id'], ['bank_code', 'account_number']]) &&
        hasHowMuch(
          body,
          () => true,
          () => true,
        ) &&
        isFeeFrom(body.fee_from)
      );
    case 'convert':
      return (
        hasOnly(body, 'kind', 'from', 'to', 'amount', 'max', 'fixed_side') &&
        isOneOf(body.from, ...ASSETS) &&
        isOneOf(body.to, ...ASSETS) &&
        body.from !== body.to &&
        hasHowMuch(
          body,
          ({ fixed_side: side }) => isOneOf(side, undefined, 'from', 'to'),
          ({ fixed_side: side }) => isOneOf(side, undefined, 'from'),
        )
      );
    case 'deposit':
      return (
        hasOnly(body, 'kind', 'asset', 'amount') &&
        isOneOf(body.asset, undefined, 'ngn') &&
        isTypedAmount(body.amount)
      );
    default:
      return false;
  }
}

const isShortText = (value: unknown) => isAbsent(value) || typeof value === 'string';

/** Whether a body may carry a quote out, whatever the quote. */
export function mayBeCarriedOut(body: unknown): body is Members & { readonly quote_id: string } {
  if (!isMembers(body)) return false;
  const { quote_id, approval, note, message, acknowledged_risks: risks, save_payee } = body;
  return (
    hasOnly(body, 'quote_id', 'approval', 'note', 'message', 'acknowledged_risks', 'save_payee') &&
    isText(quote_id, 60) &&
    (approval === undefined ||
      (isMembers(approval) &&
        hasOnly(approval, 'pin', 'totp') &&
        Object.values(approval).every((value) => typeof value === 'string'))) &&
    (risks === undefined || (Array.isArray(risks) && risks.every((risk) => RISKS.includes(String(risk))))) &&
    [note, message, save_payee].every(isShortText)
  );
}

/** What two bodies that mean the same have in common. The approval is no part of it. */
export function meaningOf(body: Members): string {
  const { approval: _approval, acknowledged_risks: risks = [], ...rest } = body;
  const told = Object.entries(rest)
    .filter(([, value]) => !isAbsent(value))
    .map(([name, value]) => `${name}=${String(value).trim().normalize('NFC')}`)
    .sort();
  return JSON.stringify([told, [...new Set(risks as string[])].sort()]);
}

/** A quote as its owner was told of it. */
interface KnownQuote {
  readonly owner: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly expiresAt: number;
  isOpen: boolean;
}
interface KnownKey {
  readonly meaning: string;
  readonly transaction: string;
}
interface Attempt {
  readonly owner: string;
  /** As it was sent; null for none. */
  readonly key: string | null;
  readonly body: unknown;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;
const DAY = 86_400_000;

/** What may come of a call: no payment, a new one, the one that was made before. */
export type Expected = 'refused' | 'may be paid' | { readonly replayOf: string };

/** What everybody was told so far, and what may come of a request by that. */
export class RequestModel {
  readonly #quotes = new Map<string, KnownQuote>();
  /** By owner and key: of payments for good, of other calls with the moment of their answer. */
  readonly #payments = new Map<string, KnownKey>();
  readonly #others = new Map<string, number>();

  /** How many payments there should be. */
  get payments(): number {
    return this.#payments.size;
  }

  quoted(owner: string, id: string, expiresAt: number): void {
    this.#quotes.set(id, { owner, expiresAt, isOpen: true });
  }

  withdrawn(id: string): void {
    const quote = this.#quotes.get(id);
    if (quote) quote.isOpen = false;
  }

  /** What may come of carrying out a quote. */
  expect({ owner, key, body, at }: Attempt): Expected {
    if (key === null || !UUID.test(key) || !mayBeCarriedOut(body)) return 'refused';
    const name = `${owner} ${key.toLowerCase()}`;
    const known = this.#payments.get(name);
    if (known) return known.meaning === meaningOf(body) ? { replayOf: known.transaction } : 'refused';
    const other = this.#others.get(name);
    if (other !== undefined && other > at - DAY) return 'refused';
    const quote = this.#quotes.get(body.quote_id);
    const isUsable = quote?.owner === owner && quote.isOpen && at < quote.expiresAt;
    return isUsable ? 'may be paid' : 'refused';
  }

  /** Whether another call may be carried out under a key. */
  mayUse({ owner, key, at }: Omit<Attempt, 'body'>): boolean {
    if (key === null || !UUID.test(key)) return false;
    const name = `${owner} ${key.toLowerCase()}`;
    const other = this.#others.get(name);
    return !this.#payments.has(name) && !(other !== undefined && other > at - DAY);
  }

  paid({ owner, key, body }: Attempt, transaction: string): void {
    if (key === null || !mayBeCarriedOut(body)) throw new Error('Nothing may be paid with this.');
    this.#payments.set(`${owner} ${key.toLowerCase()}`, { meaning: meaningOf(body), transaction });
    this.withdrawn(body.quote_id);
  }

  used({ owner, key, at }: Omit<Attempt, 'body'>): void {
    if (key !== null) this.#others.set(`${owner} ${key.toLowerCase()}`, at);
  }

  /** The clock shows a moment: what was kept for a day and is older may be forgotten for good, even if the clock goes back. */
  passed(moment: number): void {
    for (const [name, at] of this.#others) if (at <= moment - DAY) this.#others.delete(name);
  }
}
