import * as z from 'zod/mini';
import { assetIds, displayCurrencies } from './assets.ts';
import { LAGOS_ZONE } from './calendar-date.ts';
import { endpoint, type ReplyOf } from './endpoint.ts';
import { success } from './envelope.ts';
import { amount, signedAmount } from './money-schema.ts';
import { transaction, transactionTypes } from './transactions.ts';

/** The IANA time zone whose days and months a statement has. */
export const STATEMENT_ZONE = LAGOS_ZONE;

/** What one journal entry changed of one asset. What is only held has not left, and is no line. */
export const ledgerLine = z.object({
  entry_id: z.string(),
  at: z.iso.datetime(),
  /** Null for what belongs to no transaction, as when an account is closed. */
  transaction_id: z.nullable(z.string()),
  reference: z.nullable(z.string()),
  type: z.enum(transactionTypes),
  /** What a line's title says of its transaction, whose asset is another one where the line is what a conversion gave. */
  transaction: z.nullable(
    z.pick(transaction, {
      type: true,
      direction: true,
      asset: true,
      received: true,
      counterparty: true,
      network: true,
    }),
  ),
  asset: z.enum(assetIds),
  /** Without the fee. */
  amount: signedAmount,
  /** Fees and the tax on them: the balance after is the one before, plus the amount, less the fee. */
  fee: amount,
  balance_after: amount,
  /** What the amount was worth then; null without a price. `rate` is for one unit. */
  fiat_then: z.nullable(
    z.object({ currency: z.enum(displayCurrencies), amount: signedAmount, rate: amount }),
  ),
});

/** All that changed balances, newest first. */
export const listLedgerLines = endpoint({
  name: 'listLedgerLines',
  method: 'GET',
  path: '/wallet/ledger',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object({ items: z.array(ledgerLine), next_cursor: z.nullable(z.string()) })) },
});
export type LedgerLine = ReplyOf<typeof listLedgerLines>['data']['items'][number];

const statementPeriod = {
  /** `2026-10`, `2026-Q4`, `2026`, or `2026-10-01..2026-10-31`. */
  period: z.string(),
  /** When it begins, and the first moment after it. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** False for one that goes on: it can still change. */
  closed: z.boolean(),
  /** For people: `ST-7K3M-93PA`. */
  reference: z.string(),
  /** How many ledger lines it has. */
  lines: z.number(),
};

/** The months of a year in which there was an account with something in it, newest first. */
export const listStatements = endpoint({
  name: 'listStatements',
  method: 'GET',
  path: '/wallet/statements',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        zone: z.literal(STATEMENT_ZONE),
        /** The API's clock: no period that begins later has a statement. */
        as_of: z.iso.datetime(),
        /** Those that have statements, newest first. */
        years: z.array(z.number()),
        items: z.array(z.object(statementPeriod)),
      }),
    ),
  },
});

const worth = z.nullable(amount);
const statementItem = z.object({
  asset: z.enum(assetIds),
  opening: amount,
  in: amount,
  out: amount,
  fees: amount,
  converted_in: amount,
  converted_out: amount,
  rewards: amount,
  closing: amount,
  /** In the statement's currency, at the prices of the period's ends; null without a price. */
  opening_value: worth,
  closing_value: worth,
  /** Whether opening and lines make what the account had at the end. */
  ties: z.boolean(),
});

/**
 * All assets that have a price, in the statement's currency: the ends at the prices of the ends, what moved at the rates of its
 * ledger lines. `opening + in − out − fees + rewards + price_change = closing`; what is converted stays among one's own assets.
 */
const statementTotals = z.object({
  opening: amount,
  in: amount,
  out: amount,
  fees: amount,
  /** What was given in conversions. */
  converted: amount,
  rewards: amount,
  /** What prices made of what was held, and of what was converted. */
  price_change: signedAmount,
  closing: amount,
});

export const getStatement = endpoint({
  name: 'getStatement',
  method: 'GET',
  path: '/wallet/statements/{period}',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        ...statementPeriod,
        zone: z.literal(STATEMENT_ZONE),
        currency: z.enum(displayCurrencies),
        as_of: z.iso.datetime(),
        items: z.array(statementItem),
        /** Null where no asset has a price. */
        totals: z.nullable(statementTotals),
        /** Assets without a price: left out of the totals. */
        unpriced: z.array(z.enum(assetIds)),
        /** Whether opening and lines make what the accounts had at the end, of each asset. */
        ties: z.boolean(),
        /** Of the bytes of the file that an export of this statement writes, in hexadecimal digits. */
        sha256: z.string(),
      }),
    ),
  },
});
export type Statement = ReplyOf<typeof getStatement>['data'];
export type StatementItem = z.output<typeof statementItem>;
export type StatementTotals = z.output<typeof statementTotals>;
