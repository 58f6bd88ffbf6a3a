import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { implement } from '../server/implement.ts';
import { invariants } from '../features/ledger/invariants.ts';
import { resetParts, resetSandbox } from '../core/reset.ts';
import { transactionInvariant } from '../features/ledger/transaction-invariant.ts';
import { serveArrivals } from './simulate-money.ts';
import { serveOtherPeople } from './simulate.ts';
import { serveAuthenticator } from './totp-codes.ts';
import { serveCatalogue } from './error-scenarios.ts';
import { serveChallenge } from './captcha.ts';
import { serveClock } from './clock.ts';
import { ok, ours, type Control } from './control-schemas.ts';
import { serveEvents } from './events.ts';
import { serveFaults, serveLatency } from './faults.ts';
import { serveHealth } from './health.ts';
import { serveJournalCopy } from './request-export.ts';
import { serveExpectation } from './verify-requests.ts';
import { serveJournal } from './request-log.ts';
import { serveMail } from './mail.ts';
import { servePages } from './inbox-page.ts';
import { servePersona } from './persona.ts';
import { serveSandboxes } from './sandboxes.ts';
import { serveSnapshots } from './snapshots.ts';
import { serveState } from './state.ts';
import { serveTicker } from './ticker.ts';

const reset = endpoint({
  ...ours,
  method: 'POST',
  path: '/__mock/reset',
  body: z.object({ what: z._default(z.enum(resetParts), 'all') }),
  reply: z.object({ status: z.literal('ok'), what: z.enum(resetParts) }),
});

const books = endpoint({
  ...ours,
  method: 'GET',
  path: '/__mock/invariants',
  reply: z.object({
    ok: z.boolean(),
    items: z.array(
      z.object({ id: z.string(), ok: z.boolean(), text: z.string(), found: z.array(z.string()) }),
    ),
  }),
});

/** Everything under /__mock: what tests and people steer the mock with. */
export function serveControl(app: MockApp, tools: Control): void {
  implement(
    app,
    reset,
    ({ what }, { sandbox }) => {
      resetSandbox(sandbox, what, tools.prepare);
      return { ...ok, what };
    },
    { control: true },
  );

  implement(
    app,
    books,
    (_body, { state }) => {
      const items = [...invariants(state.ledger), transactionInvariant(state)];
      return { ok: items.every(({ ok }) => ok), items };
    },
    { control: true },
  );

  serveHealth(app, tools);
  serveSandboxes(app, tools);
  servePersona(app);
  serveMail(app);
  serveAuthenticator(app);
  serveClock(app);
  serveArrivals(app);
  serveOtherPeople(app);
  serveFaults(app);
  serveCatalogue(app);
  serveLatency(app);
  serveJournal(app);
  serveJournalCopy(app);
  serveExpectation(app);
  serveEvents(app, tools.events);
  serveTicker(app);
  serveChallenge(app);
  serveSnapshots(app);
  serveState(app);
  servePages(app);
}
