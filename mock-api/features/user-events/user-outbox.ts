import type { EventData } from '#contract/events.ts';
import { sequence } from '../../core/random.ts';
import { own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';

/** What a person's streams are told. In whose words is decided when it is sent. */
export type UserEvent =
  | { readonly [Name in 'balance' | 'transaction' | 'support']: { name: Name; data: EventData[Name] } }[
      'balance' | 'transaction' | 'support']
  | { name: 'notification'; note_id: string }
  /** For the session of this token alone. */
  | { name: 'session_revoked'; token: string; reason: EventData['session_revoked']['reason'] }
  /** For all but the session that saved them. */
  | { name: 'preferences'; data: EventData['preferences']; except: string };
export type NumberedEvent = UserEvent & { id: number };

/** The newest of one person: who was away for longer has to ask anew. */
export const EVENT_LIMIT = 100;
const KIND = 'news';

export function publish(state: SandboxState, customerId: string, news: UserEvent): void {
  const kept = (state.userEvents[customerId] ??= []);
  kept.push({ ...news, id: sequence(state, KIND, customerId) });
  if (kept.length > EVENT_LIMIT) kept.shift();
}

/** The number of the newest; 0 before the first. */
export const lastEvent = (state: SandboxState, customerId: string) =>
  state.counters[`${KIND}:${customerId}`] ?? 0;

/** What came after a number, oldest first; null when some of it is not known any more, or never was. */
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
