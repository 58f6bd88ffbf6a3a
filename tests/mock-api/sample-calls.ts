import * as contract from '#contract/index.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { PASSED, userInfo } from './visitor.ts';

const code = '123456';
const identifier = 'idn_0';
const fingerprint = {
  user_agent: 'Mozilla/5.0',
  platform: null,
  languages: ['en'],
  hardware_concurrency: 8,
  device_memory: null,
  screen: null,
  pixel_ratio: 1,
  timezone: 'Africa/Lagos',
  timezone_offset: -60,
  do_not_track: null,
  connection_type: null,
  plugins: null,
  mime_types: null,
  canvas_hash: null,
  webgl_hash: null,
  audio_hash: null,
  webgl_vendor: null,
  webgl_renderer: null,
  locale: 'en',
  css_support: null,
};
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
  'POST /2fa/verify': { code, email, identifier },
  'POST /2fa/enable': { code },
  'PUT /user/notifications': flags,
  'POST /whatsapp/link': { phone_number: '+2348012345678' },
  'POST /whatsapp/verify': { code },
  'PUT /user/notifications/{id}/status': { status: 'read' },
  'POST /user/username': { username: 'annlee' },
  'POST /user/referral/complete': { skip: true },
};

export interface SampleCall {
  readonly op: string;
  readonly endpoint: Endpoint;
  /** Undefined for a call without a body. */
  readonly body: unknown;
  /** The path with its parameters filled in. */
  readonly path: string;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'reply' in value && 'path' in value;

/** Every call of the contract, ready to be sent. */
export const sampleCalls: readonly SampleCall[] = Object.values(contract)
  .flatMap((file) => Object.values(file) as unknown[])
  .filter(isEndpoint)
  .map((endpoint) => {
    const op = `${endpoint.method} ${endpoint.path}`;
    return { op, endpoint, body: bodies[op], path: endpoint.path.replace(/\{\w+\}/g, 'ntf_1') };
  });

/** Those that the specification documents (section 7). */
export const documentedCalls = sampleCalls.filter(({ endpoint }) => endpoint.source === 'spec');
