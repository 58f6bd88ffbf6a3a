import * as z from 'zod/mini';
import { assetIds, coinIds } from '#contract/assets.ts';
import { preferences } from '#contract/preferences.ts';
import { onboardingSteps } from '#contract/session.ts';
import { componentIds, componentStates } from '#contract/status.ts';
import { transaction } from '#contract/transactions.ts';
import { distributions } from '../faults/latency.ts';
import { isOurOrigin } from '../server/origins.ts';
import { socketMode, symbolMode } from '../features/market/stream/stream-faults.ts';
import { challengeModes, loadFailures } from '../stand-ins/turnstile/captcha.ts';
import { loggedRequest } from './request-log-schema.ts';
import { REQUEST_LOG_LIMIT } from './request-log.ts';
import { mailKinds } from './mailbox.ts';
import { EVENT_LIMIT } from '../features/user-events/user-outbox.ts';

// What the mock's handlers rely on. Members that no handler would trip over are left loose.
const text = z.string();
const maybeText = z.nullable(text);
/** The farthest moment that a Date can be, either way (ECMA-262, section 21.4.1.1). */
const FARTHEST = 8_640_000_000_000_000;
const time = z.number().check(z.int(), z.minimum(-FARTHEST), z.maximum(FARTHEST));
const count = z.number().check(z.int(), z.minimum(0));
const minor = text.check(z.regex(/^-?\d+$/));
const sealed = z.object({ salt: text, hash: text });

const user = z.looseObject({
  customer_id: text,
  email: text,
  password: z.nullable(sealed),
  pin: z.nullable(sealed),
  username: maybeText,
  profile: z.nullable(z.looseObject({ address: z.looseObject({}) })),
  emergency_contact: z.nullable(z.object({ phone_number: text, relation: text, name: text })),
  pendingSteps: z.array(z.enum(onboardingSteps)),
  forceIncomplete: z.boolean(),
  accountStatus: z.enum(['active', 'banned', 'deleted']),
  referral: z.object({
    code: text,
    referred_by: maybeText,
    invited: count,
    joined: count,
    qualified: count,
  }),
  googleLinked: z.boolean(),
  two_factor: z.nullable(
    z.looseObject({
      secret: text.check(z.regex(/^[A-Z2-7]+$/)),
      enabled_at: z.nullable(time),
      expires_at: time,
      last_counter: z.number(),
      recovery: z.array(sealed),
    }),
  ),
  whatsapp: z.nullable(z.object({ phone_number: text, identifier: text, linked_at: maybeText })),
  notification_flags: z.record(text, z.boolean()),
  preferences,
  notifications: z.array(
    z.looseObject({ id: text, type: text, text, status: z.enum(['unread', 'read']), created_at: text }),
  ),
  created_at: z.iso.datetime(),
});

const session = z.object({
  token: text,
  customer_id: text,
  device_id: maybeText,
  verified: z.boolean(),
  created_at: time,
  expires_at: time,
});

const kinds = z.enum(['signup', 'reset', 'device', 'whatsapp']);
const code = z.looseObject({
  identifier: text,
  kind: kinds,
  email: text,
  customer_id: maybeText,
  device_id: maybeText,
  code: text,
  created_at: time,
  expires_at: time,
  tries: count,
  state: z.enum(['live', 'used', 'replaced']),
});

const device = z.looseObject({
  device_id: text,
  name: text,
  created_at: text,
  users: z.record(text, z.object({ trusted: z.boolean(), last_active_at: text })),
});

const mail = z.looseObject({
  id: text,
  to: text,
  kind: z.enum(mailKinds),
  subject: text,
  text,
  code: text,
  identifier: text,
  link: z.optional(text),
  at: z.iso.datetime(),
  expires_at: z.nullable(z.iso.datetime()),
});

const ledger = z.object({
  journals: z.array(
    z.looseObject({
      journal_id: text,
      entries: z.array(z.object({ account: text, asset: z.enum(assetIds), amount: minor })),
    }),
  ),
  balances: z.record(text, minor),
});

/** What a schema takes, with nothing left to its defaults: nobody puts them in here. */
const whole = (schema: z.ZodMiniType<object>) =>
  z.unknown().check(
    z.refine((value) => {
      const { success, data } = schema.safeParse(value);
      return success && Object.keys(data).every((name) => Object.hasOwn(value as object, name));
    }, 'invalid'),
  );

const period = z.number().check(z.int(), z.minimum(10), z.maximum(600_000));
const ticker = z.object({
  speed: z.number().check(z.minimum(0), z.maximum(100_000)),
  tickMs: period,
  pingMs: period,
  pongMs: period,
  symbols: z.partialRecord(z.enum(coinIds), whole(symbolMode)),
  socket: whole(socketMode),
  strict: z.boolean(),
  attempts: z.array(time),
  since: time,
  market: time,
});

const challenge = z.object({
  mode: z.enum(challengeModes),
  ms: z.number().check(z.int(), z.minimum(0), z.maximum(600_000)),
  how: z.enum(loadFailures),
  challengeBypass: z.boolean(),
  issued: count,
  tokens: z.record(text, time),
});

const fault = z.looseObject({
  id: text,
  op: text,
  effect: z.looseObject({ type: text }),
  times: z.optional(count),
  after: count,
  probability: z.number().check(z.minimum(0), z.maximum(1)),
  stage: z.enum(['pre', 'post']),
  seen: count,
  hits: count,
});

/** The members of a state that have more of a form than their own kind. */
export const stateMembers = z.looseObject({
  seed: z.number().check(z.int()),
  clock: z.object({
    mode: z.enum(['real', 'scaled', 'frozen']),
    base: time,
    anchor: time,
    rate: z.number().check(z.minimum(0), z.maximum(100_000)),
  }),
  counters: z.record(text, count),
  users: z.record(text, user),
  sessions: z.record(text, session),
  devices: z.record(text, device),
  codes: z.record(text, code),
  pendingLogins: z.record(
    text,
    z.looseObject({ customer_id: text, device_id: maybeText, expires_at: time, tries: count }),
  ),
  // Where a consent leads to, cookies and all, is a page of this computer.
  oauthRequests: z.record(
    text,
    z.looseObject({ state: text, site: text.check(z.refine(isOurOrigin, 'invalid')), expires_at: time }),
  ),
  passwordResetGrants: z.record(text, z.looseObject({ customer_id: text, expires_at: time })),
  mails: z.array(mail).check(z.maxLength(500)),
  rateLimits: z.record(text, z.array(time)),
  contactMessages: z
    .array(z.looseObject({ reference: text, name: text, email: text, message: text, at: z.iso.datetime() }))
    .check(z.maxLength(200)),
  newsletterTokens: z.record(
    text,
    z.looseObject({
      key: text,
      email: text,
      purpose: z.enum(['confirm', 'leave']),
      language: z.enum(['en', 'zh']),
      created_at: time,
    }),
  ),
  newsletterSubscribers: z.record(text, z.looseObject({ email: text, since: time })),
  ledger,
  transactions: z.record(text, z.array(transaction)),
  userEvents: z.record(
    text,
    z.array(z.looseObject({ id: count, name: text })).check(z.maxLength(EVENT_LIMIT)),
  ),
  conversations: z.record(
    text,
    z.array(
      z.looseObject({
        id: text,
        customer_id: text,
        client_id: text,
        subject: text,
        messages: z.array(
          z.looseObject({
            id: text,
            client_id: maybeText,
            from: z.enum(['me', 'agent', 'system']),
            text: z.optional(text),
            key: z.optional(z.enum(['support_safety', 'support_answer_first', 'support_answer_more'])),
            at: time,
          }),
        ),
        had: count,
        answer_at: z.nullable(time),
      }),
    ),
  ),
  promotions: count.check(z.maximum(10_000)),
  serviceComponents: z.record(
    z.enum(componentIds),
    z.object({ status: z.enum(componentStates), since: z.iso.datetime() }),
  ),
  ticker,
  challenge,
  latency: z.array(z.intersection(distributions, z.looseObject({ op: z.optional(text) }))),
  faults: z.array(fault),
  requestLog: z.array(loggedRequest).check(z.maxLength(REQUEST_LOG_LIMIT)),
});
