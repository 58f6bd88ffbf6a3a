import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { ApiError } from '../server/api-error.ts';
import { readLoggedCall } from '../server/call-names.ts';
import { findExpected, type Expectation, type Finding } from '../core/request-verification.ts';

const near = z.object({ id: z.optional(z.number()), op: z.string(), reason: z.string() });

const expectCall = controlEndpoint({
  summary: 'Checks that a call was made, `count` times or at least once, and says what was found instead.',
  example: { body: { op: 'login', count: 0 } },
  method: 'POST',
  path: '/__mock/journal/expect',
  body: z.strictObject({
    op: z.string().check(z.minLength(1), z.maxLength(200)),
    count: z.optional(z.number().check(z.int(), z.minimum(0))),
    status: z.optional(z.number().check(z.int())),
    body: z.optional(z.unknown()),
  }),
  reply: z.object({ ok: z.literal(true), found: z.number(), nearest: z.array(near) }),
});

/** 200 when the calls were made, 409 `expectation_failed` with what was found instead. */
export function serveExpectation(app: MockApp): void {
  implementControl(app, expectCall, ({ op, ...conditions }, { state }) => {
    const wanted = { op: readLoggedCall(op, state.requestLog), ...conditions };
    const { ok, found, nearest } = findExpected(state.requestLog, wanted);
    if (ok) return { ok, found, nearest };
    const text = explained(wanted, found, nearest);
    throw new ApiError('expectation_failed', { text }, { extra: { ok, found, nearest } });
  });
}

function explained({ op, count }: Expectation, found: number, nearest: Finding['nearest']): string {
  const wanted = count === undefined ? 'at least 1 call' : `${count} call${count === 1 ? '' : 's'}`;
  const lines = nearest.map(
    (one) => `\n  ${one.id === undefined ? '' : `call ${one.id}, `}${one.op}: ${one.reason}`,
  );
  return `Expected ${wanted} of ${op}, found ${found}.${lines.length > 0 ? ` Near it:${lines.join('')}` : ''}`;
}
