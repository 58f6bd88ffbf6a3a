import * as z from 'zod/mini';
import { assetIds, assets } from '#contract/assets.ts';
import { endpoint } from '#contract/endpoint.ts';
import { parseAmount, MoneyError } from '#contract/money.ts';
import { notificationTypes } from '#contract/notifications.ts';
import { transaction } from '#contract/transactions.ts';
import { amount } from '#contract/wallet.ts';
import type { MockApp } from '../server/hono-env.ts';
import { ApiError } from '../server/api-error.ts';
import { implement } from '../server/implement.ts';
import { recordDeposit, creditDeposit } from '../features/deposits/deposits.ts';
import { notify } from '../features/notifications/notifications.ts';
import { transactionOf } from '../features/transactions/transactions.ts';
import { ours } from './control-schemas.ts';
import { email, personOf } from './resolve-user.ts';

const deposit = endpoint({
  ...ours,
  method: 'POST',
  path: '/__mock/deposits',
  body: z.object({
    email,
    asset: z.enum(assetIds),
    amount,
    status: z._default(z.enum(['confirming', 'credited']), 'credited'),
    /** An address, or of cash the name on the account. */
    from: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  reply: transaction,
});

const credited = endpoint({
  ...ours,
  method: 'PUT',
  path: '/__mock/deposits/{id}',
  body: z.object({ status: z.literal('credited') }),
  reply: transaction,
});

const words = z.string().check(z.minLength(1), z.maxLength(500));
const notification = endpoint({
  ...ours,
  method: 'POST',
  path: '/__mock/notifications',
  body: z.object({
    email,
    type: z._default(z.enum(notificationTypes), 'product'),
    title: words,
    body: z._default(words, '…'),
    link: z._default(z.nullable(z.string().check(z.regex(/^\/w(?:[/?#]|$)/))), null),
  }),
  reply: z.object({ id: z.string() }),
});

/** What comes to a person from outside, so that a page sees it arrive. */
export function serveArrivals(app: MockApp): void {
  implement(
    app,
    deposit,
    ({ email: to, ...arrival }, { state }) => {
      requireScale(arrival);
      return recordDeposit(state, personOf(state, to), arrival);
    },
    { status: 201, control: true },
  );

  implement(
    app,
    credited,
    (_body, { c, state }) => {
      const id = c.req.param('id') ?? '';
      for (const user of Object.values(state.users)) {
        const found = transactionOf(state, user.customer_id, id);
        if (found?.type !== 'deposit' || found.status !== 'confirming') continue;
        creditDeposit(state, user, found);
        return found;
      }
      throw new ApiError(404, 'not_found', { text: `No deposit "${id}" is on its way.` });
    },
    { control: true },
  );

  implement(
    app,
    notification,
    ({ email: to, type, link, ...values }, { state }) => {
      const { id } = notify(state, personOf(state, to), { type, text: 'note_custom', values, link });
      return { id };
    },
    { status: 201, control: true },
  );
}

/** @throws Refusal 422 for more decimals than the asset has, and for nothing. */
function requireScale({ asset, amount: text }: { asset: keyof typeof assets; amount: string }): void {
  try {
    if (parseAmount(text, assets[asset].scale) > 0n) return;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw new ApiError(422, 'invalid_fields', 'invalid_fields', { fields: { amount: 'invalid' } });
}
