import { replySchemaOf } from '#contract/endpoint.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorEnvelope } from '#contract/envelope.ts';
import { operations } from '#contract/registry.ts';
import { personaNames } from '#mock-api/personas/persona-ids.ts';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import { sized } from '../../tier.ts';
import { emptyMock, PASSED, userInfo, Visitor } from '../visitor.ts';
import { expectFewLiveCodes } from './live-codes.ts';

const endpoints = operations.map(({ endpoint }) => endpoint);

const names = [
  'email',
  'password',
  'code',
  'identifier',
  'device_id',
  'turnstile_token',
  'username',
  'skip',
  'address',
];
const value = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'a@example.com',
    'tobi@example.com',
    '123456',
    PASSED,
    'Sesame123!',
    '__proto__',
    '',
    'annlee1',
  ),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
/** Nonsense, and nonsense under the names that handlers look for. */
const body = fc.oneof(
  fc.json({ maxDepth: 3 }).map((text) => JSON.parse(text) as unknown),
  fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value, { maxKeys: 8 }),
);

test('whatever is sent by whomever: never a 5xx, always JSON of the contract', async () => {
  const app = emptyMock();
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...endpoints),
      // Ten thousand transactions take seconds to record.
      fc.constantFrom(...personaNames.filter((name) => name !== 'many-transactions')),
      body,
      fc.dictionary(fc.constantFrom('currency', 'page', '__proto__'), fc.string()),
      async (endpoint, persona, sent, query) => {
        const { method, path } = endpoint;
        const visitor = new Visitor(app);
        await visitor.become(persona);
        const address = `${path}?${new URLSearchParams(query).toString()}`;
        const response = await visitor.send(method, address, {
          ...(method === 'GET' ? {} : { body: JSON.stringify(sent) }),
          headers: { 'content-type': 'application/json' },
        });
        const answer: unknown = await response.json();
        expect(response.status).toBeLessThan(500);
        const schema = response.ok ? replySchemaOf(endpoint) : errorEnvelope;
        expect(schema.safeParse(answer).error?.issues).toBeUndefined();
      },
    ),
    { numRuns: sized(100, 600) },
  );
});

const step = fc.constantFrom(
  'request',
  'verify',
  'wrong',
  'password',
  'profile',
  'username',
  'referral',
  'logout',
  'login',
  'wait',
  'reset',
);
type Step = typeof step extends fc.Arbitrary<infer Name> ? Name : never;

test('any walk through sign-up: steps only get fewer, two live codes for an address at most, the books hold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (walk) => {
      const app = emptyMock();
      const ann = new Visitor(app);
      const { state } = app.sandboxes.default;
      let left = 4;
      for (const next of walk) {
        await take(ann, next);
        expectFewLiveCodes(state);
        const [account] = Object.values(state.users);
        if (account) {
          expect(account.pendingSteps.length).toBeLessThanOrEqual(left);
          left = account.pendingSteps.length;
        }
        expect(Object.keys(state.users).length).toBeLessThanOrEqual(1);
      }
      expect(invariantsOf(state).every(({ ok }) => ok)).toBe(true);
    }),
    { numRuns: sized(10, 60) },
  );
});

const email = 'ann+test@example.com';
async function take(ann: Visitor, next: Step): Promise<void> {
  const last = ann.app.sandboxes.default.state.mails.at(-1)?.identifier ?? 'none';
  const token = { turnstile_token: PASSED };
  const steps: Record<Step, () => Promise<unknown>> = {
    request: () => ann.post('/auth/signup/request-code', { email, ...token }),
    verify: () => ann.post('/auth/signup/verify-code', { code: '424242', identifier: last }),
    wrong: () => ann.post('/auth/signup/verify-code', { code: '000000', identifier: last }),
    password: () => ann.post('/user/set-password', { password: 'Sesame123!' }),
    profile: () => ann.post('/user/profile', userInfo),
    username: () => ann.post('/user/username', { username: 'annlee1' }),
    referral: () => ann.post('/user/referral/complete', { skip: true }),
    logout: () => ann.post('/auth/logout'),
    login: () => ann.post('/auth/login', { email, password: 'Sesame123!', ...token }),
    wait: () => ann.control('POST', '/clock/advance', { ms: 31_000 }),
    reset: () => ann.post('/auth/reset', { email, ...token }),
  };
  await steps[next]();
}
