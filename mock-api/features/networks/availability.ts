import type { NetworkId } from '#contract/networks.ts';
import type { serviceStates } from '#contract/wallet-assets.ts';
import { iso } from '../../core/clock.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';

export interface Availability {
  readonly status: (typeof serviceStates)[number];
  /** When a paused one is expected to work again; null where nobody knows. */
  readonly opens_at: string | null;
}

/** Whether a network works, or the banks. */
export function availabilityOf(state: SandboxState, network: NetworkId | 'bank'): Availability {
  const row = own(state.networks, network);
  return {
    status: row?.status ?? 'ok',
    opens_at: row?.status === 'paused' && row.opens_at !== null ? iso(row.opens_at) : null,
  };
}
