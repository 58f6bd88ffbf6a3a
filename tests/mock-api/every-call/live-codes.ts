import { expect } from 'vitest';
import type { SandboxState } from '#mock-api/core/state.ts';
import { isLive } from '#mock-api/features/verification-codes/verification-codes.ts';

/** One live code for a purpose and address; of a kind that anybody asks for a second one, once the first is half over. */
export function expectFewLiveCodes(state: SandboxState): void {
  const live = Object.values(state.codes).filter((code) => code.sent && isLive(state, code));
  const groups = Object.groupBy(
    live,
    ({ kind, email, customer_id, asker }) =>
      `${kind} ${email} ${asker ? String(asker.known) : String(customer_id)}`,
  );
  for (const codes of Object.values(groups))
    expect(codes?.length).toBeLessThanOrEqual(codes?.[0]?.asker ? 2 : 1);
}
