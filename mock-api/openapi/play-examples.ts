import type { OperationName } from '#contract/registry.ts';
import { operations, type Operation } from '#contract/registry.ts';
import type { Mock } from '../server/hono-env.ts';
import { applyPersona } from '../personas/apply.ts';
import { PERSONA_PASSWORD } from '../personas/fixtures.ts';
import { exampleInputOf, type Input, type Scene, type Stage } from './scenes/scene.ts';
import { accountScenes } from './scenes/account-scenes.ts';
import { messageScenes } from './scenes/message-scenes.ts';
import { moneyScenes } from './scenes/money-scenes.ts';
import { securityScenes } from './scenes/security-scenes.ts';

/** What a call is documented with: a request that succeeded, and its reply. */
export interface Example {
  readonly input: Input;
  readonly status: number;
  readonly reply: unknown;
}
export type Examples = Readonly<Partial<Record<OperationName, Example>>>;

/** An idempotency key for each call, since one example may make several. */
const exampleKey = (operation: Operation) =>
  `2b1d1f0a-6a3c-4e0b-9a7c-8d1f5f0f${String(operations.indexOf(operation)).padStart(4, '0')}`;
/** Calls that succeed only after others. */
const scenes: Readonly<Partial<Record<OperationName, Scene>>> = {
  ...accountScenes,
  ...messageScenes,
  ...moneyScenes,
  ...securityScenes,
};

const byName = new Map<string, Operation>(operations.map((one) => [one.name, one]));

/**
 * A real request and reply for each call: played against this mock, each in a sandbox of its own whose clock stands, so that
 * the same contract gives the same examples.
 */
export async function playExamples(app: Mock): Promise<Examples> {
  const played: Partial<Record<OperationName, Example>> = {};
  for (const operation of operations) {
    const example = await playExample(app, operation);
    if (example) played[operation.name] = example;
  }
  return played;
}

async function playExample(app: Mock, { name, endpoint }: Operation): Promise<Example | undefined> {
  const id = 'openapi';
  const sandbox = app.sandboxes.create(id, { clock: { mode: 'frozen', at: Date.UTC(2026, 2, 1, 12) } });
  const isGuest = endpoint.auth === 'none';
  const { persona = isGuest ? undefined : 'complete', login = true, prepare } = scenes[name] ?? {};
  const cookies = new Map<string, string>();
  if (persona)
    for (const cookie of applyPersona(sandbox, persona, { login }).cookies)
      cookies.set(cookie.name, cookie.value);
  try {
    const send = (called: OperationName, input: Input) => request(app, { id, cookies, called, input });
    const stage: Stage = {
      sandbox,
      cookies,
      play: async (called, input = exampleInputOf(called)) =>
        (await (await send(called, input)).json()) as Record<string, unknown>,
    };
    const { reauth: purpose } = endpoint;
    if (purpose) await send('reauthenticate', { body: { purpose, password: PERSONA_PASSWORD } });
    const input = (await prepare?.(stage)) ?? exampleInputOf(name);
    const response = await send(name, input);
    if (!response.ok) return undefined;
    const reply: unknown = response.status === 204 ? undefined : await response.json();
    return { input, status: response.status, reply };
  } finally {
    app.sandboxes.delete(id);
  }
}

/** A path with its parameters and its query. */
export function fillPath(path: string, { params = {}, query = {} }: Input): string {
  const filled = path.replace(/\{(\w+)\}/g, (_whole, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}

async function request(
  app: Mock,
  call: {
    readonly id: string;
    readonly cookies: Map<string, string>;
    readonly called: OperationName;
    readonly input: Input;
  },
): Promise<Response> {
  const operation = byName.get(call.called);
  if (!operation) throw new Error(`There is no call ${call.called}.`);
  const { method, path } = operation.endpoint;
  const { body } = call.input;
  const response = await app.request(`http://localhost:8787${fillPath(path, call.input)}`, {
    method,
    headers: {
      host: 'localhost:8787',
      'x-mock-sandbox': call.id,
      cookie: [...call.cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(operation.endpoint.idempotent ? { 'idempotency-key': exampleKey(operation) } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';');
    call.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  return response;
}
