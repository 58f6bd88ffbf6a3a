import * as z from 'zod/mini';
import { assetIds } from '#contract/assets.ts';
import { amount } from '#contract/money-schema.ts';
import { restrictionReasons, restrictionScopes } from '#contract/restrictions.ts';
import { bareUsername } from '#contract/text/ascii-field.ts';
import { statusReasons, transaction } from '#contract/transactions.ts';
import { iso } from '../core/clock.ts';
import type { JobContext } from '../core/jobs.ts';
import { jobContext } from '../core/sandbox.ts';
import { own } from '../core/own-record.ts';
import type { SandboxState } from '../core/state.ts';
import { arrivedAmount } from '../features/deposits/arrived-amount.ts';
import { bookArrival, heldReasonOf, heldReasons } from '../features/deposits/book-arrival.ts';
import { fund } from '../features/deposits/fund.ts';
import { setIncident } from '../features/networks/incidents.ts';
import { pauseOf } from '../features/networks/paused-place.ts';
import { incidentPlaces } from '../features/networks/state.ts';
import { tiers } from '../features/limits/state.ts';
import { serviceStates } from '#contract/wallet-assets.ts';
import { restrict } from '../features/security-events/record-event.ts';
import { announcePayment, announceReceived } from '../features/transactions/announce-payment.ts';
import { isOutside, type PaymentEvent } from '../features/transactions/payment-events.ts';
import { presentTransaction } from '../features/transactions/present-transaction.ts';
import { createTransaction, recordEvent, StatusError } from '../features/transactions/record-event.ts';
import type { StoredTransaction } from '../features/transactions/stored-transaction.ts';
import { transactionOf, transactionsOf } from '../features/transactions/transactions.ts';
import { reviewReferral } from '../features/users/users.ts';
import { partyByUsername, partyCounterparty, userParty, type Party } from '../features/users/parties.ts';
import type { User } from '../features/users/state.ts';
import { ApiError } from '../server/api-error.ts';
import type { MockApp } from '../server/hono-env.ts';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import { eventsOf, isFromBank, outsideEvents } from './payments.ts';
import { email, resolveUser } from './resolve-user.ts';
import { requireScale } from './simulate-money.ts';

const event = controlEndpoint({
  summary:
    'Records what a chain, a bank or support does to a payment. `amount`: what has arrived of a bank deposit, when it is not what was asked for; its fee is taken from that. A bank deposit that is `credited` or `suspended` has arrived: late, or for the reason `name_mismatch` or `account_closed`, it is held either way, else it is credited, or held as one from another name. What a network or the banks do is refused while they are paused.',
  example: { body: { transaction_id: 'tx_1', event: 'settled' } },
  method: 'POST',
  path: '/__mock/simulate/events',
  body: z.strictObject({
    transaction_id: z.string(),
    event: z.enum(outsideEvents),
    reason: z._default(z.nullable(z.enum(statusReasons)), null),
    amount: z.optional(amount),
  }),
  reply: transaction,
});

const payment = controlEndpoint({
  summary: 'Has somebody send money to a user.',
  example: {
    body: { from: 'chinedu', asset: 'ngn', amount: '5000', message: 'For lunch' },
  },
  method: 'POST',
  path: '/__mock/simulate/payments',
  status: 201,
  body: z.strictObject({
    /** A username of the sandbox or of the directory. */
    from: z.string(),
    email,
    asset: z._default(z.enum(assetIds), 'ngn'),
    amount,
    message: z._default(z.nullable(z.string().check(z.maxLength(140))), null),
  }),
  reply: transaction,
});

const review = controlEndpoint({
  summary:
    'Puts the next transfer of a user to a person under review, unless it pays a request. Then it is `transfer_approved` or `cancelled` (/__mock/simulate/events).',
  example: { body: { email: 'tobi@example.com' } },
  method: 'POST',
  path: '/__mock/simulate/reviews',
  status: 201,
  body: z.strictObject({ email }),
  reply: z.object({ email: z.string() }),
});

const network = controlEndpoint({
  summary:
    'Changes whether a network, or the banks, can be used. One that is `delayed` or `paused` is told by an announcement and by the service’s status, until `opens_at` if that is given.',
  example: { params: { id: 'trc20' }, body: { status: 'paused' } },
  method: 'PUT',
  path: '/__mock/simulate/networks/{id}',
  params: z.object({ id: z.enum(incidentPlaces) }),
  body: z.strictObject({
    status: z.enum(serviceStates),
    opens_at: z._default(z.nullable(z.iso.datetime()), null),
  }),
  reply: z.object({ id: z.string(), status: z.enum(serviceStates) }),
});

const restriction = controlEndpoint({
  summary: 'Holds back what a user may do for some hours.',
  example: { body: { scope: 'new_payees', reason: 'review', hours: 24 } },
  method: 'POST',
  path: '/__mock/simulate/restrictions',
  status: 201,
  body: z.strictObject({
    email,
    scope: z._default(z.enum(restrictionScopes), 'new_payees'),
    reason: z._default(z.enum(restrictionReasons), 'review'),
    device_id: z._default(z.nullable(z.string()), null),
    hours: z._default(z.number().check(z.minimum(0), z.maximum(8760)), 24),
  }),
  reply: z.object({ until: z.string() }),
});

const tier = controlEndpoint({
  summary: 'Changes the verification tier of a user, and with it the limits.',
  example: { body: { tier: 1 } },
  method: 'PUT',
  path: '/__mock/simulate/tier',
  body: z.strictObject({ email, tier: z.literal(tiers) }),
  reply: z.object({ tier: z.number() }),
});

/** What happens to money outside of a user's hands: chains, banks, other people, support. */
export function servePayments(app: MockApp): void {
  implementControl(app, event, ({ transaction_id, ...happened }, { state, sandbox }) => {
    const { user, one } = requireTransaction(state, transaction_id);
    happen(jobContext(sandbox), user, one, happened);
    return presentTransaction(state, one);
  });

  implementControl(app, payment, ({ from, email: to, asset, amount: sum, message }, { state, sandbox }) => {
    requireScale({ asset, amount: sum });
    const receiver = resolveUser(state, to);
    const sender = partyByUsername(state, bareUsername(from));
    if (!sender || sender.id === receiver.customer_id)
      throw new ApiError('not_found', { text: `Nobody "${from}" can pay.` });
    fund(state, sender, asset, sum);
    const sent = createTransaction(
      state,
      sender.id,
      {
        type: 'send',
        channel: 'user',
        direction: 'out',
        asset,
        amount: sum,
        message,
        counterparty: partyCounterparty(userParty(receiver)),
        party_id: receiver.customer_id,
      },
      'transferred',
    );
    announceFrom(jobContext(sandbox), sender, sent);
    const received = transactionsOf(state, receiver.customer_id).at(-1);
    return presentTransaction(state, received ?? sent);
  });

  implementControl(app, review, ({ email: of }, { state }) => {
    const user = resolveUser(state, of);
    state.reviewNextTransfer[user.customer_id] = true;
    return { email: user.email };
  });

  implementControl(app, network, ({ status, opens_at }, { state, params: { id } }) => {
    setIncident(state, id, { status, until: opens_at === null ? null : Date.parse(opens_at) });
    return { id, status };
  });

  implementControl(app, restriction, ({ email: of, hours, ...what }, { state, sandbox }) => {
    const duration = Math.round(hours * 3_600_000);
    const added = restrict(jobContext(sandbox), resolveUser(state, of), what, duration);
    return { until: iso(added.until) };
  });

  implementControl(app, tier, ({ email: of, tier: granted }, { state }) => {
    const user = resolveUser(state, of);
    state.tiers[user.customer_id] = granted;
    reviewReferral(state, user);
    return { tier: granted };
  });
}

function requireTransaction(state: SandboxState, id: string): { user: User; one: StoredTransaction } {
  for (const user of Object.values(state.users)) {
    const one = transactionOf(state, user.customer_id, id);
    if (one) return { user, one };
  }
  throw new ApiError('not_found', { text: `There is no transaction "${id}".` });
}

type Happened = Omit<z.output<typeof event.request.body>, 'transaction_id'>;

/**
 * @throws ApiError 409 where it can't happen to a transaction of this kind and status, or while its network or the banks are paused; 422 for another amount of anything but a
 * bank deposit that arrives, and for one that the fee would take all of
 */
function happen(
  context: JobContext,
  user: User,
  one: StoredTransaction,
  { event: happened, reason, amount: arrived }: Happened,
): void {
  if (!eventsOf(one).includes(happened))
    throw new ApiError('already_final', { text: new StatusError(one, happened).message });
  const pause = isOutside(happened) ? pauseOf(context.state, one) : null;
  if (pause)
    throw new ApiError('already_final', { text: `${pause.place} is paused: nothing happens there for now.` });
  if (arrived !== undefined) Object.assign(one, requireArrived(one, happened, arrived));
  if (arrivesFromBank(one, happened)) {
    const said = heldReasons.find((held) => held === reason) ?? heldReasonOf(user, one);
    bookArrival(context, user, one, said ?? (happened === 'suspended' ? 'name_mismatch' : null));
    return;
  }
  recordEvent(context.state, user.customer_id, one, happened, { reason });
  announcePayment(context, user, one, happened);
}

const arrivesFromBank = (one: StoredTransaction, happened: PaymentEvent) =>
  isFromBank(one) && (happened === 'credited' || happened === 'suspended');

function requireArrived(one: StoredTransaction, happened: PaymentEvent, arrived: string) {
  requireScale({ asset: one.asset, amount: arrived });
  const changed = arrivesFromBank(one, happened) ? arrivedAmount(one, arrived) : null;
  if (!changed)
    throw new ApiError(
      'invalid_fields',
      { text: '"amount" is for a bank deposit that arrives, and has to be more than its fee.' },
      { fields: { amount: 'invalid' } },
    );
  return changed;
}

/** A user of the sandbox is notified of what they have sent; one of the directory has nobody to notify but the receiver. */
function announceFrom(context: JobContext, sender: Party, sent: StoredTransaction): void {
  const user = own(context.state.users, sender.id);
  if (user) announcePayment(context, user, sent, 'transferred');
  else announceReceived(context, sender, sent);
}
