import * as z from 'zod/mini';
import { approval } from './approval.ts';
import { assetIds } from './assets.ts';
import { beneficiary } from './beneficiary.ts';
import { displayCurrencies } from './display-currencies.ts';
import { label } from './payees.request.ts';
import { pathId, type RequestSchemas } from './request.ts';
import { riskCodes } from './risks.ts';
import { asciiText } from './text/ascii-field.ts';
import { optionalPersonText } from './text/person-text.ts';
import { noteRule } from './transactions.ts';

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
const asset = z.enum(assetIds);
/** A decimal string. Anything else is refused with `amount_format`, so that a form can say what is wrong. */
const typedAmount = z.string().check(z.maxLength(80));
/** An amount; `max: false` says no more than its absence. */
const amountForm = { amount: typedAmount, max: z.optional(z.literal(false)) };
/** All that is available, fees included. It has no amount, and nothing says what that would be of. */
const maxForm = { max: z.literal(true) };
const feeFrom = z._default(z.enum(['balance', 'amount']), 'balance');

const username = z.strictObject({ username: asciiText(40) });
const payee = z.strictObject({ payee_id: text(40) });

const send = {
  kind: z.literal('send'),
  asset,
  /** One of the three: a member of another one is refused. */
  to: z.union([
    username,
    z.strictObject({
      network: text(40),
      address: asciiText(200),
      memo: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
    }),
    payee,
  ]),
  /** What the quote shows the value in; with `unit: fiat` also what the amount is in. */
  fiat_currency: z._default(z.enum(displayCurrencies), 'ngn'),
  fee_from: feeFrom,
  /** Whose address it is, above the amount from which the Travel Rule asks. */
  beneficiary: z.optional(beneficiary),
  /** The payment request that this pays. */
  request_id: z.optional(text(40)),
};
const payout = {
  kind: z.literal('payout'),
  asset: z._default(z.literal('ngn'), 'ngn'),
  to: z.union([payee, z.strictObject({ bank_code: text(10), account_number: asciiText(20) })]),
  fee_from: feeFrom,
};
const convert = { kind: z.literal('convert'), from: asset, to: asset };

/**
 * What is priced. Strict at every depth: a member that is not known, or that does not belong beside the others, is refused
 * with `unexpected_member`, since one that was dropped without a word would price something else than was meant.
 */
export const quoteRequest = z.discriminatedUnion('kind', [
  z.discriminatedUnion('max', [
    z.strictObject({
      ...send,
      ...amountForm,
      /** `fiat`: the amount is in `fiat_currency` and is converted at the rate of the quote. */
      unit: z._default(z.enum(['asset', 'fiat']), 'asset'),
    }),
    z.strictObject({ ...send, ...maxForm, unit: z._default(z.literal('asset'), 'asset') }),
  ]),
  z.discriminatedUnion('max', [
    z.strictObject({ ...payout, ...amountForm }),
    z.strictObject({ ...payout, ...maxForm }),
  ]),
  z.discriminatedUnion('max', [
    z.strictObject({
      ...convert,
      ...amountForm,
      /** Which side the amount is of. */
      fixed_side: z._default(z.enum(['from', 'to']), 'from'),
    }),
    z.strictObject({ ...convert, ...maxForm, fixed_side: z._default(z.literal('from'), 'from') }),
  ]),
  z.strictObject({
    kind: z.literal('deposit'),
    asset: z._default(z.literal('ngn'), 'ngn'),
    amount: typedAmount,
  }),
]);

export const transfersRequests = {
  createQuote: { body: quoteRequest },
  deleteQuote: { params: z.object({ id: pathId }) },
  createTransaction: {
    /** Strict, as the request of its quote is. */
    body: z.strictObject({
      quote_id: text(60),
      approval: z._default(z.strictObject(approval.def.shape), {}),
      /** For the sender alone. */
      note: z.optional(z.nullable(optionalPersonText(noteRule))),
      /** For the receiver, of a transfer inside of Cowrie. */
      message: z.optional(z.nullable(optionalPersonText(noteRule))),
      acknowledged_risks: z._default(z.array(z.enum(riskCodes)), []),
      /** Keeps the address or bank account under this label. */
      save_payee: z.optional(z.nullable(label)),
    }),
  },
  cancelTransaction: { params: z.object({ id: pathId }) },
  setDepositStatus: {
    params: z.object({ id: pathId }),
    body: z.object({ status: z.enum(['sent', 'cancelled']) }),
  },
} satisfies RequestSchemas;
