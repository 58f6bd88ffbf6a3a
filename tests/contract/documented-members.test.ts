import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { replySchemaOf } from '#contract/endpoint.ts';
import { operations } from '#contract/registry.ts';

/** What the specification says of one of its calls: the members that it sends, and those of the answer that are read. */
interface Documented {
  readonly sends: readonly string[];
  /** Members that may be left out, and `skip`, which stands in the place of the others. */
  readonly may?: readonly string[];
  readonly reads: readonly string[];
}

const turnstile = ['email', 'turnstile_token'];
const flags = [
  'device_alerts',
  'email_notifications',
  'newsletter_subscription',
  'security_alerts',
  'trade_alerts',
];
const person = ['username', 'customer_id', 'first_name', 'last_name'];
const userInfo = [
  'first_name',
  'last_name',
  'phone_number',
  'country_code',
  'date_of_birth',
  'gender',
  'address',
];
const fingerprint = [
  ...['user_agent', 'platform', 'languages', 'hardware_concurrency', 'device_memory', 'screen'],
  ...['pixel_ratio', 'timezone', 'timezone_offset', 'do_not_track', 'connection_type', 'plugins'],
  ...['mime_types', 'canvas_hash', 'webgl_hash', 'audio_hash', 'webgl_vendor', 'webgl_renderer', 'locale'],
  'css_support',
];

/** Section 7, row by row. */
const documented: Readonly<Record<string, Documented>> = {
  // requirement: 3.10, 7.01
  'POST /auth/device-id': { sends: fingerprint, reads: ['device_id'] },
  // requirement: 3.14, 7.02
  'POST /auth/login': {
    sends: [...turnstile, 'password'],
    may: ['device_id'],
    reads: ['identifier', 'message'],
  },
  // requirement: 3.01, 3.04, 7.03
  'GET /user/profile/status': {
    sends: [],
    reads: [...person, 'required', 'optional', 'user_status', 'device_unauthorized', 'message', 'error'],
  },
  // requirement: 3.13, 7.04
  'POST /auth/signup/request-code': { sends: turnstile, may: ['device_id'], reads: ['identifier'] },
  // requirement: 7.05
  'POST /auth/signup/verify-code': { sends: ['code', 'identifier'], reads: ['verified_identifier'] },
  // requirement: 7.06
  'POST /auth/reset': { sends: turnstile, may: ['device_id'], reads: ['identifier'] },
  // requirement: 7.07
  'POST /auth/verify-reset-code': {
    sends: ['code', 'turnstile_token', 'identifier'],
    reads: ['identifier'],
  },
  // requirement: 7.08
  'POST /auth/reset-password': { sends: ['password', 'identifier'], reads: ['message'] },
  // requirement: 7.09
  'POST /auth/new-device/verify': {
    sends: ['code'],
    // A page that a status check led to knows no identifier, and a browser that registers nothing has no device.
    may: ['identifier', 'device_id'],
    reads: ['message'],
  },
  // requirement: 7.10
  'POST /user/set-password': { sends: ['password'], reads: ['message'] },
  // requirement: 3.03, 7.11
  'POST /user/profile': { sends: userInfo, may: ['middle_name', 'skip'], reads: ['message'] },
  // requirement: 3.02, 7.12
  'POST /user/emergency-contact': { sends: ['phone_number', 'relation', 'name'], reads: [] },
  // requirement: 7.13
  'GET /auth/google': { sends: [], reads: ['redirect_url'] },
  // requirement: 7.14
  'POST /auth/logout': { sends: [], reads: [] },
  // requirement: 7.15
  'POST /2fa/setup': { sends: [], reads: [] },
  // requirement: 7.16
  'POST /2fa/verify': { sends: ['code', 'email', 'identifier'], reads: [] },
  // requirement: 7.17
  'POST /2fa/enable': { sends: ['code'], reads: [] },
  // requirement: 7.18
  'GET /user/profile': {
    sends: [],
    reads: [...person, ...userInfo, 'middle_name'],
  },
  // requirement: 7.19
  'GET /user/notifications': { sends: [], reads: flags },
  // requirement: 3.05, 7.20
  'PUT /user/notifications': { sends: flags, reads: [] },
  // requirement: 3.08, 7.21
  'GET /auth/user-devices': { sends: [], reads: ['data.devices[].device_id'] },
  // requirement: 7.22
  'POST /whatsapp/link': { sends: ['phone_number'], reads: [] },
  // requirement: 7.23
  'POST /whatsapp/verify': { sends: ['code'], reads: [] },
  // requirement: 7.24
  'DELETE /whatsapp/unlink': { sends: [], reads: [] },
  // requirement: 7.25
  'GET /user/notifications/list': {
    sends: [],
    // Ours: a page of the list, of one kind or unread.
    may: ['page', 'page_size', 'type', 'status'],
    reads: ['data[].status'],
  },
  // requirement: 3.06, 7.26
  'PUT /user/notifications/{id}/status': { sends: ['id', 'status'], reads: [] },
  // requirement: 7.27
  'PUT /user/notifications/mark-all-read': { sends: [], reads: [] },
  // requirement: 7.28
  'POST /user/username': { sends: ['username'], reads: ['success', 'message', 'data.username'] },
  // requirement: 3.11, 7.29
  'GET /referral/code': { sends: [], reads: ['referral_code'] },
  // requirement: 7.30
  'GET /referral/stats': { sends: [], reads: [] },
  // requirement: 7.31
  'POST /user/referral/complete': { sends: ['referral_code'], may: ['skip'], reads: ['message'] },
  // requirement: 7.32
  'GET /promotions': { sends: [], may: ['page', 'page_size'], reads: [] },
};

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly enum?: readonly string[];
}

const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(type, { io, unrepresentable: 'any' }) as JsonSchema;

/** The members of a part of a request: of all its forms, and those that a form other than `skip: true` requires. */
function membersOf(part: z.ZodMiniType): { all: string[]; required: string[] } {
  const schema = schemaOf(part, 'input');
  const forms = schema.anyOf ?? [schema];
  return {
    all: forms.flatMap(({ properties = {} }) => Object.keys(properties)),
    required: forms
      .filter(({ properties = {} }) => !('skip' in properties))
      .flatMap((form) => form.required ?? []),
  };
}

/** Whether an answer has the member at a path: `data.devices[].device_id`. */
const answers = (schema: JsonSchema, path: string): boolean =>
  path
    .split(/\.|(?=\[\])/)
    .reduce<JsonSchema | undefined>(
      (at, name) => (name === '[]' ? at?.items : at?.properties?.[name]),
      schema,
    ) !== undefined;

// requirement: 3.09, 9.17
test('an address has five members, and a gender is one of three', () => {
  const { body } = operations.find(({ name }) => name === 'saveProfile')!.request;
  const { properties = {} } = schemaOf(body!, 'input').anyOf?.find((form) => form.properties?.address) ?? {};
  expect(Object.keys(properties.address?.properties ?? {})).toEqual([
    'street',
    'city',
    'state',
    'postal_code',
    'country',
  ]);
  expect(properties.gender?.enum).toEqual(['male', 'female', 'custom']);
});

test('they are the 32 calls of the contract that the specification documents', () => {
  const ofSpec = operations.filter(({ endpoint }) => endpoint.origin === 'spec').map(({ op }) => op);
  expect(Object.keys(documented).sort()).toEqual([...ofSpec].sort());
  expect(ofSpec).toHaveLength(32);
});

describe.each(Object.entries(documented))('%s', (op, { sends, may = [], reads }) => {
  const { endpoint, request } = operations.find((one) => one.op === op)!;

  test('takes what the specification sends, and nothing else', () => {
    const parts = [request.params, request.query, request.body].flatMap((part) =>
      part ? membersOf(part) : [],
    );
    expect(parts.flatMap(({ all }) => all).sort()).toEqual([...sends, ...may].sort());
    expect(parts.flatMap(({ required }) => required).sort()).toEqual([...sends].sort());
  });

  test('answers what the specification reads', () => {
    const reply = schemaOf(replySchemaOf(endpoint), 'output');
    expect(reads.filter((path) => !answers(reply, path))).toEqual([]);
  });
});
