import type { ComponentId } from '#contract/status.ts';
import type { Transaction } from '#contract/transactions.ts';
import { addFault, type Fault, type NewFault } from '../faults/fault-rule.ts';
import type { Distribution, Latency } from '../faults/latency.ts';
import { createCaptcha, type CaptchaState } from '../stand-ins/turnstile/captcha.ts';
import { createClock, type Clock, type ClockSetting } from './clock.ts';
import type { VerificationCode, PasswordResetGrant } from '../features/auth/verification-codes.ts';
import {
  createServiceComponents,
  type ServiceComponent,
} from '../features/service-status/service-components.ts';
import type { OauthRequest } from '../stand-ins/google/oauth-requests.ts';
import type { ContactMessage } from '../features/contact-form/contact-messages.ts';
import type { StoredConversation } from '../features/support/conversations.ts';
import type { Device } from '../features/devices/devices.ts';
import type { LoggedRequest } from './request-log.ts';
import { createLedger, type Ledger } from '../features/ledger/ledger.ts';
import type { Mail } from './mailbox.ts';
import type { NewsletterToken } from '../features/newsletter/newsletter.ts';
import type { NumberedEvent } from '../features/user-events/user-outbox.ts';
import { PROMOTIONS } from '../features/promotions/promotions.ts';
import type { Session } from '../features/session/sessions.ts';
import { createMarketSettings, type MarketSettings } from '../features/market/market-settings.ts';
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
  codes: Record<string, VerificationCode>;
  /** By identifier: who may set a new password. */
  passwordResetGrants: Record<string, PasswordResetGrant>;
  /** By identifier: logins that wait for their second step. */
  pendingLogins: Record<string, PendingLogin>;
  /** By the `state` parameter of the consent page. */
  oauthRequests: Record<string, OauthRequest>;
  mails: Mail[];
  /** By bucket: when its calls came. */
  rateLimits: Record<string, number[]>;
  /** What was sent to support. */
  contactMessages: ContactMessage[];
  /** By key: the links in newsletters' mails. */
  newsletterTokens: Record<string, NewsletterToken>;
  /** By address: who gets the newsletter. */
  newsletterSubscribers: Record<string, { email: string; language: 'en' | 'zh'; since: number }>;
  ledger: Ledger;
  /** By customer_id, oldest first. */
  transactions: Record<string, Transaction[]>;
  /** By customer_id: the newest of what streams are told, oldest first. */
  userEvents: Record<string, NumberedEvent[]>;
  /** By customer_id, oldest first. */
  conversations: Record<string, StoredConversation[]>;
  ticker: MarketSettings;
  /** How many promotions run. */
  promotions: number;
  /** What the status page tells of each part of the service. */
  serviceComponents: Record<ComponentId, ServiceComponent>;
  challenge: CaptchaState;
  faults: Fault[];
  latency: Latency[];
  requestLog: LoggedRequest[];
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
    passwordResetGrants: {},
    pendingLogins: {},
    oauthRequests: {},
    mails: [],
    rateLimits: {},
    contactMessages: [],
    newsletterTokens: {},
    newsletterSubscribers: {},
    ledger: createLedger(),
    transactions: {},
    userEvents: {},
    conversations: {},
    ticker: { ...createMarketSettings(clock.base), speed: setting.tickerSpeed ?? 1 },
    promotions: PROMOTIONS,
    serviceComponents: createServiceComponents(clock.base),
    challenge: createCaptcha(),
    faults: [],
    latency: setting.latency ? [{ ...setting.latency }] : [],
    requestLog: [],
  };
  for (const fault of setting.faults ?? []) addFault(state, fault);
  return state;
}
