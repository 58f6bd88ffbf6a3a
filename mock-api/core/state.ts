import type { ComponentId } from '#contract/status.ts';
import type { Transaction } from '#contract/transactions.ts';
import { addFault, type Fault, type NewFault } from '../faults/fault-rule.ts';
import type { Distribution, Latency } from '../faults/latency.ts';
import { createChallenge, type Challenge } from '../stand-ins/turnstile/captcha.ts';
import { createClock, type Clock, type ClockSetting } from './clock.ts';
import type { Code, Grant } from '../features/auth/verification-codes.ts';
import { createComponents, type Component } from '../features/service-status/service-components.ts';
import type { Consent } from '../stand-ins/google/oauth-requests.ts';
import type { ContactMessage } from '../features/contact-form/contact-messages.ts';
import type { KeptConversation } from '../features/support/conversations.ts';
import type { Device } from '../features/devices/devices.ts';
import type { JournalItem } from './request-log.ts';
import { createLedger, type Ledger } from '../features/ledger/ledger.ts';
import type { Mail } from './mailbox.ts';
import type { NewsletterLink } from '../features/newsletter/newsletter.ts';
import type { NumberedNews } from '../features/user-events/user-outbox.ts';
import { PROMOTIONS } from '../features/promotions/promotions.ts';
import type { Session } from '../features/session/sessions.ts';
import { createTicker, type Ticker } from '../features/market/market-settings.ts';
import type { PendingLogin } from '../features/two-factor/two-factor.ts';
import type { User } from '../features/users/users.ts';

/**
 * Everything that a sandbox remembers. Plain data only, so that a snapshot is `JSON.stringify(state)`: no classes, no
 * Maps, no Dates, no bigint.
 */
export interface SandboxState {
  readonly id: string;
  readonly seed: number;
  /** Whether *+test@example.com always gets the codes 424242 and TEST4242. */
  readonly fixedCodes: boolean;
  clock: Clock;
  /** How often each kind of random value was drawn; see random.ts. */
  counters: Record<string, number>;
  /** By customer_id. */
  users: Record<string, User>;
  /** By the value of the cookie access_token. */
  sessions: Record<string, Session>;
  /** By device_id. */
  devices: Record<string, Device>;
  /** By identifier. */
  codes: Record<string, Code>;
  /** By identifier: who may set a new password. */
  grants: Record<string, Grant>;
  /** By identifier: logins that wait for their second step. */
  pending: Record<string, PendingLogin>;
  /** By the `state` parameter of the consent page. */
  consents: Record<string, Consent>;
  mails: Mail[];
  /** By bucket: when its calls came. */
  limits: Record<string, number[]>;
  /** What was sent to support. */
  messages: ContactMessage[];
  /** By key: the links in newsletters' mails. */
  links: Record<string, NewsletterLink>;
  /** By address: who gets the newsletter. */
  subscribers: Record<string, { email: string; language: 'en' | 'zh'; since: number }>;
  ledger: Ledger;
  /** By customer_id, oldest first. */
  transactions: Record<string, Transaction[]>;
  /** By customer_id: the newest of what streams are told, oldest first. */
  news: Record<string, NumberedNews[]>;
  /** By customer_id, oldest first. */
  conversations: Record<string, KeptConversation[]>;
  ticker: Ticker;
  /** How many promotions run. */
  promotions: number;
  /** What the status page tells of each part of the service. */
  components: Record<ComponentId, Component>;
  challenge: Challenge;
  faults: Fault[];
  latency: Latency[];
  journal: JournalItem[];
}

export interface StateSetting {
  seed?: number | undefined;
  clock?: ClockSetting | undefined;
  /** How long every call takes. */
  latency?: Distribution | undefined;
  faults?: readonly NewFault[] | undefined;
  tickerSpeed?: number | undefined;
  fixedCodes?: boolean | undefined;
}

/** Data is the same in every sandbox of a seed, so that a test that runs again sees what it saw before. */
export const DEFAULT_SEED = 7;

export function createState(id: string, setting: StateSetting = {}): SandboxState {
  const clock = createClock(setting.clock);
  const state: SandboxState = {
    id,
    seed: setting.seed ?? DEFAULT_SEED,
    fixedCodes: setting.fixedCodes ?? true,
    clock,
    counters: {},
    users: {},
    sessions: {},
    devices: {},
    codes: {},
    grants: {},
    pending: {},
    consents: {},
    mails: [],
    limits: {},
    messages: [],
    links: {},
    subscribers: {},
    ledger: createLedger(),
    transactions: {},
    news: {},
    conversations: {},
    ticker: { ...createTicker(clock.base), speed: setting.tickerSpeed ?? 1 },
    promotions: PROMOTIONS,
    components: createComponents(clock.base),
    challenge: createChallenge(),
    faults: [],
    latency: setting.latency ? [{ ...setting.latency }] : [],
    journal: [],
  };
  for (const fault of setting.faults ?? []) addFault(state, fault);
  return state;
}
