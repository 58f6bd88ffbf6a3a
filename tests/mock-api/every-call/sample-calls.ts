import { operations, type Operation } from '#contract/operations.ts';
import { fingerprint, PASSED, userInfo } from '../visitor.ts';

const code = '123456';
const identifier = 'idn_0';
const flags = {
  device_alerts: true,
  email_notifications: true,
  newsletter_subscription: false,
  security_alerts: true,
  trade_alerts: true,
};
const email = 'ann@example.com';

/** A body that every rule of the contract lets through, for each call that takes one. */
const bodies: Readonly<Record<string, unknown>> = {
  'POST /auth/session/extend': {},
  'POST /auth/device-id': fingerprint,
  'POST /auth/login': { email, password: 'Sesame123!', turnstile_token: PASSED, device_id: null },
  'POST /auth/signup/request-code': { email, turnstile_token: PASSED, device_id: null },
  'POST /auth/signup/verify-code': { code, identifier },
  'POST /auth/reset': { email, turnstile_token: PASSED, device_id: null },
  'POST /auth/verify-reset-code': { code: 'ABCD1234', turnstile_token: PASSED, identifier },
  'POST /auth/reset-password': { password: 'Sesame123!', identifier },
  'POST /auth/new-device/verify': { code, identifier, device_id: null },
  'POST /user/set-password': { password: 'Sesame123!' },
  'POST /user/profile': userInfo,
  'POST /user/emergency-contact': { phone_number: '+2348012345678', relation: 'Sister', name: 'Bisi' },
  'POST /contact': { name: 'Ann Lee', email, message: 'Where is my card?', language: 'en' },
  'POST /newsletter': { email, language: 'en' },
  'POST /newsletter/confirm': { key: '0'.repeat(32) },
  'POST /newsletter/leave': { key: '0'.repeat(32) },
  'POST /2fa/verify': { code, email, identifier },
  'POST /2fa/enable': { code },
  'PUT /user/notifications': flags,
  'POST /whatsapp/link': { phone_number: '+2348012345678' },
  'POST /whatsapp/verify': { code },
  'PUT /user/notifications/{id}/status': { status: 'read' },
  'POST /support/conversations': {
    client_id: '0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b10',
    subject: 'Where is my deposit?',
    text: 'I sent 100 USDT an hour ago.',
    context: { route: '/w/transactions' },
  },
  'POST /support/conversations/{id}/messages': {
    client_id: '0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b11',
    text: 'Still nothing.',
  },
  'PUT /user/preferences': { hide_balances: true },
  'POST /user/username': { username: 'annlee' },
  'POST /user/referral/complete': { skip: true },
};

/** Of calls that are nothing without a query. */
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'GET /user/search': { q: 'adao' },
  'GET /search': { q: 'usdt' },
};

export interface SampleCall extends Operation {
  /** Undefined for a call without a body. */
  readonly body: unknown;
  /** The path with its parameters filled in, and with the query that the call is nothing without. */
  readonly path: string;
  readonly pathAlone: string;
  /** That query by name. */
  readonly query: Readonly<Record<string, string>>;
}

/** Every call of the contract, ready to be sent. */
export const sampleCalls: readonly SampleCall[] = operations.map((operation) => {
  const pathAlone = operation.endpoint.path.replace(/\{\w+\}/g, 'ntf_1');
  const query = queries[operation.op] ?? {};
  const asked = new URLSearchParams(query).toString();
  const path = asked === '' ? pathAlone : `${pathAlone}?${asked}`;
  return { ...operation, body: bodies[operation.op], path, pathAlone, query };
});

/** Those that the specification documents (section 7). */
export const documentedCalls = sampleCalls.filter(({ endpoint }) => endpoint.source === 'spec');
