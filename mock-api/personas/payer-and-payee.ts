import { now } from '../core/clock.ts';
import type { SandboxState } from '../core/state.ts';
import { createTransaction } from '../features/transactions/record-event.ts';
import type { User } from '../features/users/state.ts';
import { partyCounterparty, userParty } from '../features/users/parties.ts';
import { userByEmail } from '../features/users/users.ts';
import { depositAddressOf } from '../features/networks/deposit-address.ts';
import { onboardedUser, profile, type Persona } from './fixtures.ts';
import { seedPayee } from './payees.ts';
import { seedHistoryToBalances } from './transaction-history.ts';

const DAY = 86_400_000;

/** Two people who know each other: what one sends, the other sees arrive. */
const people = {
  payer: { username: 'nnekaobi', name: ['Nneka', 'Obi'] },
  payee: { username: 'samuelade', name: ['Samuel', 'Ade'] },
} as const;
type Name = keyof typeof people;

const emailOf = (name: Name) => `${name}@example.com`;

function create(state: SandboxState, name: Name): User {
  const {
    username,
    name: [first, last],
  } = people[name];
  const user = onboardedUser(state, emailOf(name), { username, profile: profile(first, last) });
  seedHistoryToBalances(state, user, {
    holdings: [
      ['ngn', '180000'],
      ['usdt', '240'],
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
    { at: now(state) - daysAgo * DAY },
  );
}

/** Each has the address of the other in the book: what is sent there arrives as a deposit. */
function knowAddress(state: SandboxState, user: User, other: User): void {
  const { address, memo } = depositAddressOf(state, other.customer_id, 'trc20');
  seedPayee(state, user, 12, {
    kind: 'address',
    label: userParty(other).name,
    asset: 'usdt',
    network: 'trc20',
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
      const user = create(state, name);
      // The other one is there too, but can't be signed in as before its own persona is asked for.
      const before = userByEmail(state, emailOf(other));
      const known = before ?? create(state, other);
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
