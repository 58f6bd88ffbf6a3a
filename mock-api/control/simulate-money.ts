import { texts as serverTexts } from '../server/texts.ts';
import * as z from 'zod/mini';
import { assetIds, assets } from '#contract/assets.ts';
import { assetNetworks, networkIds } from '#contract/networks.ts';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import { parseAmount, MoneyError } from '#contract/money.ts';
import { notificationTypes } from '#contract/notifications.ts';
import { transaction } from '#contract/transactions.ts';
import { amount } from '#contract/money-schema.ts';
import type { MockApp } from '../server/hono-env.ts';
import { ApiError } from '../server/api-error.ts';
import { jobContext } from '../core/sandbox.ts';
import { bookArrival } from '../features/deposits/book-arrival.ts';
import { creditLater, recordDeposit } from '../features/deposits/deposits.ts';
import { pauseOf } from '../features/networks/paused-place.ts';
import { notify } from '../features/notifications/notifications.ts';
import { presentTransaction } from '../features/transactions/present-transaction.ts';
import { transactionOf } from '../features/transactions/transactions.ts';
import { email, resolveUser } from './resolve-user.ts';

const deposit = controlEndpoint({
  summary:
    'Lets money arrive for a user; without `email`, for the one who signed in last. A coin that is `confirming` is credited with its last confirmation, unless `arrives` is false. Cash from another name than the user’s is held, not credited. While the network or the banks are paused, nothing is credited.',
  example: { body: { asset: 'btc', amount: '0.01' } },
  method: 'POST',
  path: '/__mock/deposits',
  status: 201,
  body: z.strictObject({
    email,
    asset: z.enum(assetIds),
    amount,
    status: z._default(z.enum(['confirming', 'credited']), 'credited'),
    /** Of a coin; its own chain when left out. */
    network: z.optional(z.enum(networkIds)),
    /** `false`: it is confirming until it is told otherwise. */
    arrives: z._default(z.boolean(), true),
    /** An address, or of cash the name on the account. */
    from: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  reply: transaction,
});

const credited = controlEndpoint({
  summary:
    'Lets a deposit that is confirming arrive; where its network or the banks are paused, once they work again.',
  example: { params: { id: 'txn_1' }, body: { status: 'credited' } },
  method: 'PUT',
  path: '/__mock/deposits/{id}',
  body: z.strictObject({ status: z.literal('credited') }),
  reply: transaction,
});

const words = z.string().check(z.minLength(1), z.maxLength(500));
const notification = controlEndpoint({
  summary: 'Sends a notification to a user; without `email`, to the one who signed in last.',
  example: { body: { title: 'Your card is ready', link: '/w' } },
  method: 'POST',
  path: '/__mock/notifications',
  status: 201,
  body: z.strictObject({
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
  implementControl(app, deposit, ({ email: to, ...arrival }, { state, sandbox }) => {
    requireScale(arrival);
    requireNetwork(arrival);
    return presentTransaction(state, recordDeposit(jobContext(sandbox), resolveUser(state, to), arrival));
  });

  implementControl(app, credited, (_body, { c, state, sandbox }) => {
    const id = c.req.param('id') ?? '';
    for (const user of Object.values(state.users)) {
      const found = transactionOf(state, user.customer_id, id);
      if (found?.type !== 'deposit' || found.status !== 'confirming') continue;
      if (pauseOf(state, found)) creditLater(state, user.customer_id, found);
      else bookArrival(jobContext(sandbox), user, found);
      return presentTransaction(state, found);
    }
    throw new ApiError('not_found', { text: `No deposit "${id}" is on its way.` });
  });

  implementControl(app, notification, ({ email: to, type, link, ...values }, { state }) => {
    const { id } = notify(state, resolveUser(state, to), { type, text: 'custom', values, link });
    return { id };
  });
}

/** @throws ApiError 422 for a network that the asset does not move on; cash moves on none. */
function requireNetwork({
  asset,
  network,
}: {
  asset: keyof typeof assets;
  network?: (typeof networkIds)[number] | undefined;
}): void {
  if (network === undefined || assetNetworks[asset].includes(network)) return;
  throw new ApiError('invalid_fields', serverTexts.invalid_fields, { fields: { network: 'invalid' } });
}

/** More digits before the point have a value in naira that is longer than the contract's amounts. */
const MOST_DIGITS = 18;

/**
 * Every call that makes money move checks its amount with this: the schema alone lets through what can't be booked, or not be shown.
 * @throws ApiError 422 for more decimals than the asset has, for an amount whose value can't be written, and for nothing.
 */
export function requireScale({ asset, amount: text }: { asset: keyof typeof assets; amount: string }): void {
  const { scale, symbol } = assets[asset];
  try {
    const minor = parseAmount(text, scale);
    if (minor > 0n && minor < 10n ** BigInt(MOST_DIGITS + scale)) return;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
  }
  throw new ApiError(
    'invalid_fields',
    {
      text: `"amount" is no amount of ${symbol}: more than 0, at most ${MOST_DIGITS} digits before the point and ${scale} after it.`,
    },
    { fields: { amount: 'invalid' } },
  );
}
