import * as z from 'zod/mini';
import type { SandboxState } from '../core/state.ts';
import { ledgerInvariants, type Invariant } from '../features/ledger/invariants.ts';
import { statementInvariant } from '../features/statements/statement-invariant.ts';
import { paymentInvariants } from '../features/transactions/payment-invariants.ts';
import type { MockApp } from '../server/hono-env.ts';
import { controlEndpoint, implementControl } from './control-endpoint.ts';

/** What must hold for the money of a sandbox at any time. */
export const invariantsOf = (state: SandboxState): Invariant[] => [
  ...ledgerInvariants(state.ledger),
  ...paymentInvariants(state),
  statementInvariant(state),
];

const invariants = controlEndpoint({
  summary: 'Checks what must hold for the money of a sandbox at any time.',
  method: 'GET',
  path: '/__mock/invariants',
  reply: z.object({
    ok: z.boolean(),
    items: z.array(
      z.object({ id: z.string(), ok: z.boolean(), text: z.string(), found: z.array(z.string()) }),
    ),
  }),
});

export function serveInvariants(app: MockApp): void {
  implementControl(app, invariants, (_body, { state }) => {
    const items = invariantsOf(state);
    return { ok: items.every(({ ok }) => ok), items };
  });
}
