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
const typedAmount = z.optional(z.string().check(z.maxLength(80)));
/** Either an amount or `max`, which takes all that is available, fees included. */
const howMuch = { amount: typedAmount, max: z.optional(z.literal(true)) };
const feeFrom = z._default(z.enum(['balance', 'amount']), 'balance');

const username = z.object({ username: asciiText(40) });
const payee = z.object({ payee_id: text(40) });

export const quoteRequest = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('send'),
    asset,
    to: z.union([
      username,
      z.object({
        network: text(40),
        address: asciiText(200),
        memo: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
      }),
      payee,
    ]),
    ...howMuch,
    /** `fiat`: the amount is in `fiat_currency` and is converted at the rate of the quote. */
    unit: z._default(z.enum(['asset', 'fiat']), 'asset'),
    fiat_currency: z._default(z.enum(displayCurrencies), 'ngn'),
    fee_from: feeFrom,
    /** Whose address it is, above the amount from which the Travel Rule asks. */
    beneficiary: z.optional(beneficiary),
    /** The payment request that this pays. */
    request_id: z.optional(text(40)),
  }),
  z.object({
    kind: z.literal('payout'),
    asset: z._default(z.literal('ngn'), 'ngn'),
    to: z.union([payee, z.object({ bank_code: text(10), account_number: asciiText(20) })]),
    ...howMuch,
    fee_from: feeFrom,
  }),
  z.object({
    kind: z.literal('convert'),
    from: asset,
    to: asset,
    ...howMuch,
    /** Which side the amount is of. */
    fixed_side: z._default(z.enum(['from', 'to']), 'from'),
  }),
  z.object({ kind: z.literal('deposit'), asset: z._default(z.literal('ngn'), 'ngn'), amount: typedAmount }),
]);

export const transfersRequests = {
  createQuote: { body: quoteRequest },
  deleteQuote: { params: z.object({ id: pathId }) },
  createTransaction: {
    body: z.object({
      quote_id: text(60),
      approval: z._default(approval, {}),
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
