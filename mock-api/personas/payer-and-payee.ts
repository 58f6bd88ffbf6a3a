import { now } from '../core/clock.ts';
import type { SandboxState } from '../core/state.ts';
import { depositDetails } from '../features/deposits/deposits.ts';
import { fund } from '../features/deposits/fund.ts';
import { chainFees } from '../features/fees/fees.ts';
import { firstSeen } from '../features/networks/confirmations.ts';
import { depositAddressOf } from '../features/networks/deposit-address.ts';
import { networkFees } from '../features/networks/network-fees.ts';
import { sampleAddress } from '../features/networks/sample-address.ts';
import { savedPayee } from '../features/payees/payees.ts';
import { totalOf } from '../features/transactions/new-transaction.ts';
import { createTransaction, recordEvent } from '../features/transactions/record-event.ts';
import type { User } from '../features/users/state.ts';
import { partyCounterparty, userParty } from '../features/users/parties.ts';
import { userByEmail } from '../features/users/users.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';
import { seedPayee } from './payees.ts';
import { seedHistoryToBalances } from './transaction-history.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const NETWORK = 'trc20';

/** Two people who know each other: what one sends, the other sees arrive. */
const people = {
  payer: { username: 'nnekaobi', name: ['Nneka', 'Obi'] },
  payee: { username: 'samuelade', name: ['Samuel', 'Ade'] },
} as const;
type Name = keyof typeof people;

const emailOf = (name: Name) => `${name}@example.com`;
const nameOf = (user: User) => userParty(user).name;

/** What each has at the end. */
const USDT = '240';
/** To the other's address: with its fee, one gets back what they have sent, and the other pays both fees. */
const there = { daysAgo: 14, amount: '12' };
const back = { daysAgo: 13, amount: '11' };
/** With what the second of the two begins, to have as much as the first one after that. */
const USDT_BEFORE = '242';

function create(state: SandboxState, name: Name, usdt: string): User {
  const {
    username,
    name: [first, last],
  } = people[name];
  const user = onboardedUser(state, emailOf(name), { username, profile: profile(first, last) });
  seedHistoryToBalances(state, user, {
    holdings: [
      ['ngn', '180000'],
      ['usdt', usdt],
    ],
    activities: [],
    startsDaysAgo: 60,
  });
  return user;
}

function send(
  state: SandboxState,
  from: User,
  to: User,
  daysAgo: number,
  amount: string,
  message: string,
): void {
  const at = now(state) - daysAgo * DAY;
  // The other one may have spent everything since.
  fund(state, userParty(from), 'ngn', amount, at);
  createTransaction(
    state,
    from.customer_id,
    {
      type: 'send',
      channel: 'user',
      direction: 'out',
      asset: 'ngn',
      amount,
      message,
      counterparty: partyCounterparty(userParty(to)),
      party_id: to.customer_id,
    },
    'transferred',
    { at },
  );
}

/** Sends USDT to the address of the other, where it arrives as a deposit. */
function sendByChain(
  state: SandboxState,
  from: User,
  to: User,
  { daysAgo, amount }: { readonly daysAgo: number; readonly amount: string },
): void {
  const asset = 'usdt';
  const { address, memo } = depositAddressOf(state, to.customer_id, NETWORK);
  const at = now(state) - daysAgo * DAY;
  const arrived = at + 3 * MINUTE;
  const fees = chainFees(asset, NETWORK);
  // The other one may have spent everything since.
  fund(state, userParty(from), asset, totalOf({ asset, amount, fees }), at);
  const sent = createTransaction(
    state,
    from.customer_id,
    {
      type: 'send',
      channel: 'chain',
      direction: 'out',
      asset,
      amount,
      network: NETWORK,
      fees,
      network_cost: networkFees(asset, NETWORK)?.cost ?? '0',
      counterparty: { kind: 'address', name: nameOf(to), address, label: nameOf(to), memo },
    },
    'accepted',
    { at },
  );
  const { confirmations, ...onChain } = firstSeen(state.seed, NETWORK, sent.id);
  const confirmed = { ...onChain, confirmations: { ...confirmations, have: confirmations.need } };
  Object.assign(sent, confirmed);
  recordEvent(state, from.customer_id, sent, 'broadcast', { at: at + MINUTE });
  recordEvent(state, from.customer_id, sent, 'settled', { at: arrived });
  const saved = savedPayee(state, from.customer_id, { kind: 'address', network: NETWORK, address, memo });
  if (saved) saved.last_used_at = sent.created_at;
  const sender = sampleAddress(state.seed, NETWORK, 'cowrie-sends');
  const party_id = from.customer_id;
  const details = depositDetails({ asset, amount, network: NETWORK, from: sender, party_id });
  const deposit = createTransaction(state, to.customer_id, details, 'seen', { at: at + MINUTE });
  Object.assign(deposit, structuredClone(confirmed));
  recordEvent(state, to.customer_id, deposit, 'credited', { at: arrived });
}

/** Each has the address of the other in the book: what is sent there arrives as a deposit. */
function knowAddress(state: SandboxState, user: User, other: User): void {
  const { address, memo } = depositAddressOf(state, other.customer_id, NETWORK);
  seedPayee(state, user, there.daysAgo, {
    kind: 'address',
    label: nameOf(other),
    asset: 'usdt',
    network: NETWORK,
    address,
    memo,
    beneficiary: null,
  });
}

function persona(name: Name, other: Name, title: string): Persona {
  return {
    title,
    group: 'Payments',
    email: emailOf(name),
    build(state) {
      const user = create(state, name, USDT_BEFORE);
      // The other one is there too, but can't be signed in as before its own persona is asked for.
      const before = userByEmail(state, emailOf(other));
      const known = before ?? create(state, other, USDT);
      sendByChain(state, user, known, there);
      sendByChain(state, known, user, back);
      knowAddress(state, user, known);
      if (!before) knowAddress(state, known, user);
      send(state, user, known, 12, '8000', 'Lunch');
      send(state, known, user, 5, '3500', 'Taxi');
      return user;
    },
  };
}

export const payer = persona('payer', 'payee', 'Has paid the persona payee, and was paid by it');
export const payee = persona('payee', 'payer', 'Has paid the persona payer, and was paid by it');
