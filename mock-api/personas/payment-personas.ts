import { parseEvmAddress } from '#contract/addresses/evm.ts';
import { iso, now } from '../core/clock.ts';
import type { SandboxState } from '../core/state.ts';
import { depositDetails } from '../features/deposits/deposits.ts';
import { sampleAddress } from '../features/networks/sample-address.ts';
import { addRestriction, type NewRestriction } from '../features/restrictions/restrictions.ts';
import { createTransaction, recordEvent } from '../features/transactions/record-event.ts';
import type { User } from '../features/users/state.ts';
import { onboardedUser, personaDeviceId, profile, type Persona } from './fixtures.ts';
import type { Activity } from './activities.ts';
import { seedHistoryToBalances } from './transaction-history.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** This moment, which is of this day in Lagos whatever the time is. */
const NOW = 0;

const holdings = [
  ['ngn', '250000'],
  ['usdt', '320.5'],
  ['eth', '0.25'],
] as const;
const activities: readonly Activity[] = [
  { type: 'send', daysAgo: 20, money: ['ngn', '15000'], with: 'chinedu', note: 'Data' },
  { type: 'receive', daysAgo: 11, money: ['ngn', '40000'], with: 'adaobi', note: 'Invoice 14' },
  { type: 'withdraw', daysAgo: 6, money: ['usdt', '25'], label: 'Exchange' },
];

interface PaymentPersona {
  readonly title: string;
  readonly username: string;
  readonly name: readonly [first: string, last: string];
  readonly holdings?: typeof holdings | readonly (readonly [(typeof holdings)[number][0], string])[];
  readonly activities?: readonly Activity[];
  /** What makes it another wallet than others. */
  readonly change: (state: SandboxState, user: User) => void;
}

const table = {
  'slow-network': {
    title:
      'Meets the Tron network on a slow day: an announcement, the service’s status and every network row say so',
    username: 'zainabello',
    name: ['Zainab', 'Bello'],
    change: (state) => {
      state.incidents.trc20 = { status: 'delayed', since: now(state) - HOUR, until: null };
    },
  },
  restricted: {
    title: 'Has reset the PIN an hour ago: who was not paid before can not be paid for 23 hours',
    username: 'amaraeke',
    name: ['Amara', 'Eke'],
    change: (state, user) => restrictAnHourAgo(state, user, { scope: 'new_payees', reason: 'pin_reset' }),
  },
  'restricted-all': {
    title: 'Has reset the password, then the PIN, an hour ago: nothing can be sent for 23 hours',
    username: 'ifeomaani',
    name: ['Ifeoma', 'Ani'],
    change: (state, user) => {
      user.password_reset_at = user.password_changed_at = iso(now(state) - HOUR);
      restrictAnHourAgo(state, user, { scope: 'new_payees', reason: 'password_changed' });
      const all = { scope: 'all_outgoing', reason: 'pin_reset', after: 'password_reset' } as const;
      restrictAnHourAgo(state, user, all);
    },
  },
  'restricted-device': {
    title:
      'Has logged in on this device for the first time an hour ago: it can’t pay who was not paid before',
    username: 'jideoni',
    name: ['Jide', 'Oni'],
    change: (state, user) => {
      const device_id = personaDeviceId(state, user.email);
      restrictAnHourAgo(state, user, { scope: 'new_payees', reason: 'new_device', device_id });
    },
  },
  frozen: {
    title: 'Has frozen sending',
    username: 'dapoojo',
    name: ['Dapo', 'Ojo'],
    change: (state, { customer_id }) => {
      state.sendingFrozen[customer_id] = now(state) - 2 * HOUR;
    },
  },
  'pin-locked': {
    title: 'Has entered five wrong PINs: it is locked for 15 minutes',
    username: 'ebukaudo',
    name: ['Ebuka', 'Udo'],
    change: (state, { customer_id }) => {
      state.pinTries[customer_id] = { wrong: 0, locks: 1, locked_until: now(state) + 15 * MINUTE };
    },
  },
  'near-limit': {
    title: 'Has sent ₦4,990,000 today, of the ₦5,000,000 of its tier',
    username: 'fatimasani',
    name: ['Fatima', 'Sani'],
    holdings: [['ngn', '2400000']],
    activities: [{ type: 'send', daysAgo: NOW, money: ['ngn', '4990000'], with: 'kwame', note: 'Land' }],
    change: (state, { customer_id }) => {
      state.tiers[customer_id] = 2;
    },
  },
  poisoned: {
    title: 'Has got dust from an address that looks like one it has paid',
    username: 'gbengalade',
    name: ['Gbenga', 'Alade'],
    activities: [...activities, { type: 'withdraw', daysAgo: 3, money: ['eth', '0.02'], label: 'Ledger' }],
    change: seedDust,
  },
  'suspended-deposit': {
    title: 'Has a deposit that came without its memo, and waits for a review',
    username: 'hauwaisah',
    name: ['Hauwa', 'Isah'],
    change: (state, { customer_id }) => {
      const at = now(state) - 3 * HOUR;
      const deposit = depositDetails({ asset: 'xrp', amount: '60' });
      const created = createTransaction(state, customer_id, deposit, 'seen', { at });
      recordEvent(state, customer_id, created, 'suspended', { at: at + 5 * MINUTE, reason: 'memo_missing' });
    },
  },
} as const satisfies Record<string, PaymentPersona>;

/** Restricts for 24 hours of which one has passed. */
function restrictAnHourAgo(state: SandboxState, { customer_id }: User, what: NewRestriction): void {
  addRestriction(state, customer_id, what, 23 * HOUR).began_at = now(state) - HOUR;
}

/** A deposit of next to nothing from an address that begins and ends as the one that was paid last. */
function seedDust(state: SandboxState, { customer_id }: User): void {
  const paid = (state.transactions[customer_id] ?? []).findLast(
    ({ network, counterparty }) => network === 'erc20' && counterparty?.kind === 'address',
  )?.counterparty;
  if (paid?.kind !== 'address') return;
  const other = sampleAddress(state.seed, 'erc20', 'look-alike');
  const lookAlike = parseEvmAddress(
    `${paid.address.slice(0, 8)}${other.slice(8, -6)}${paid.address.slice(-6)}`.toLowerCase(),
  );
  if (!lookAlike.ok) return;
  const dust = depositDetails({ asset: 'eth', amount: '0.000001', from: lookAlike.normalized });
  createTransaction(state, customer_id, dust, 'credited', { at: now(state) - DAY });
}

function toPersona(persona: string, row: PaymentPersona): Persona {
  const email = `${persona}@example.com`;
  return {
    title: row.title,
    group: 'Payments',
    email,
    build(state) {
      const user = onboardedUser(state, email, { username: row.username, profile: profile(...row.name) });
      seedHistoryToBalances(state, user, {
        holdings: row.holdings ?? holdings,
        activities: row.activities ?? activities,
        startsDaysAgo: 40,
      });
      row.change(state, user);
      return user;
    },
  };
}

/** Wallets in which paying is different. */
export const paymentPersonas = Object.fromEntries(
  Object.entries<PaymentPersona>(table).map(([name, row]) => [name, toPersona(name, row)]),
) as Record<keyof typeof table, Persona>;
