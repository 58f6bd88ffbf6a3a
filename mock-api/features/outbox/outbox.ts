import { sequence } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import { type NumberedEvent, EVENT_LIMIT } from './state.ts';

/** An event of a user without its id. */
export type UserEvent = DistributiveOmit<NumberedEvent, 'id'>;
type DistributiveOmit<Union, Key extends string> = Union extends unknown ? Omit<Union, Key> : never;

const COUNTER = 'user_event';

export function publish(state: SandboxState, customerId: string, event: UserEvent): void {
  const kept = (state.userEvents[customerId] ??= []);
  kept.push({ ...event, id: sequence(state, COUNTER, customerId) });
  if (kept.length > EVENT_LIMIT) kept.shift();
}

/** The id of the newest event; 0 before the first. */
export const lastEvent = (state: SandboxState, customerId: string) =>
  state.counters[`${COUNTER}:${customerId}`] ?? 0;

/** The events after an id, oldest first; null if some of them are no longer kept, or the id was never given. */
export function eventsSince(
  state: SandboxState,
  customerId: string,
  since: number,
): readonly NumberedEvent[] | null {
  const missed = lastEvent(state, customerId) - since;
  if (missed === 0) return [];
  const kept = own(state.userEvents, customerId) ?? [];
  return missed > 0 && missed <= kept.length ? kept.slice(kept.length - missed) : null;
}
