import * as z from 'zod/mini';
import { assetIds } from '#contract/assets.ts';
import { amount } from '#contract/money-schema.ts';
import { transaction } from '#contract/transactions.ts';
import { jobContext } from '../core/sandbox.ts';
import { announcePayment } from '../features/transactions/announce-payment.ts';
import { presentTransaction } from '../features/transactions/present-transaction.ts';
import { createTransaction } from '../features/transactions/record-event.ts';
import type { MockApp } from '../server/hono-env.ts';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import { email, resolveUser } from './resolve-user.ts';
import { requireScale } from './simulate-money.ts';

const reward = controlEndpoint({
  summary: 'Pays a user a reward for inviting somebody; without `email`, the one who signed in last.',
  example: { body: { amount: '5000', note: 'Chinedu joined' } },
  method: 'POST',
  path: '/__mock/simulate/rewards',
  status: 201,
  body: z.strictObject({
    email,
    asset: z._default(z.enum(assetIds), 'ngn'),
    amount,
    note: z._default(z.nullable(z.string().check(z.maxLength(140))), null),
  }),
  reply: transaction,
});

/** What the platform itself pays. */
export function serveRewards(app: MockApp): void {
  implementControl(app, reward, ({ email: to, ...paid }, { state, sandbox }) => {
    requireScale(paid);
    const user = resolveUser(state, to);
    const created = createTransaction(
      state,
      user.customer_id,
      {
        ...paid,
        type: 'reward',
        channel: 'platform',
        direction: 'in',
        counterparty: { kind: 'platform', name: 'Cowrie' },
      },
      'rewarded',
    );
    announcePayment(jobContext(sandbox), user, created, 'rewarded');
    return presentTransaction(state, created);
  });
}
