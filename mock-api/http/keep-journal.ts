import type { Next } from 'hono';
import type { MockContext } from '../environment.ts';
import { iso, now } from '../state/clock.ts';
import { redact, writeJournal } from '../state/journal.ts';
import { isControl } from './headers.ts';

/** Writes down every call but the control plane's own and preflights, also those that fail or are cut off. */
export async function keepJournal(c: MockContext, next: Next): Promise<void> {
  if (isControl(c.req.path) || c.req.method === 'OPTIONS') {
    await next();
    return;
  }
  const began = performance.now();
  const { sandbox } = c.var;
  const at = iso(now(sandbox.state));
  try {
    await next();
  } finally {
    const fault = c.get('fault');
    const unanswered = fault === 'reset' || fault === 'hang';
    // Hono's answer to an upgrade is an empty 200; on the wire it is 101.
    const sent = c.get('op') === 'ws' && c.res.status === 200 ? 101 : c.res.status;
    writeJournal(sandbox.state, {
      op: c.get('op') ?? `${c.req.method} ${c.req.path}`,
      status: unanswered ? 0 : sent,
      body: redact(c.get('body') ?? null),
      at,
      ms: Math.round(performance.now() - began),
      request_id: c.get('requestId'),
      ...(fault === undefined ? {} : { fault }),
      ...(c.req.header('x-cowrie-render') === undefined ? {} : { render: true as const }),
      ...(c.get('contractBroken') ? { contract_broken: true as const } : {}),
    });
  }
}
