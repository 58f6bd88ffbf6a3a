import { resetParts } from '../core/slice.ts';
import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { serveInvariants } from './invariants.ts';
import { serveLedger } from './ledger.ts';
import { servePaymentList } from './payments.ts';
import { servePayments } from './simulate-payments.ts';
import { serveRequests } from './simulate-requests.ts';
import { serveRewards } from './simulate-rewards.ts';
import { serveArrivals } from './simulate-money.ts';
import { serveOtherPeople } from './simulate.ts';
import { serveAuthenticator } from './totp-codes.ts';
import { serveCatalogue } from './error-scenarios.ts';
import { serveChallenge } from './captcha.ts';
import { serveControlDocs } from './docs-page.ts';
import { serveClock } from './clock.ts';
import { ok, type Control } from './control-schemas.ts';
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

const reset = controlEndpoint({
  summary: 'Resets the sandbox, or a part of it.',
  example: { body: { what: 'state' } },
  method: 'POST',
  path: '/__mock/reset',
  body: z.strictObject({ what: z._default(z.enum(resetParts), 'all') }),
  reply: z.object({ status: z.literal('ok'), what: z.enum(resetParts) }),
});

/** Everything under /__mock: what tests and people steer the mock with. */
export function serveControl(app: MockApp, tools: Control): void {
  implementControl(app, reset, ({ what }, { sandbox }) => {
    tools.sandboxes.reset(sandbox, what);
    return { ...ok, what };
  });

  serveInvariants(app);
  serveHealth(app, tools);
  serveSandboxes(app, tools);
  servePersona(app);
  serveMail(app);
  serveAuthenticator(app);
  serveClock(app);
  serveArrivals(app);
  servePayments(app);
  serveRequests(app);
  serveRewards(app);
  serveLedger(app);
  servePaymentList(app);
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
  serveControlDocs(app);
}
