import type { SandboxState } from '#mock-api/core/state.ts';

/** Kept of every call, whatever comes of it: what was asked, and how often something was drawn. */
const ofEveryCall: ReadonlySet<string> = new Set<keyof SandboxState>(['requestLog', 'counters']);

/** When a device was used last is kept of a refused call, too: whoever is refused was there. */
const withoutActivity = (name: string, value: unknown): unknown =>
  name === 'last_active_at' ? undefined : value;

/** What a sandbox remembers, part by part as text, so that two moments can be compared. */
export function remembered(state: SandboxState): Record<string, string> {
  return Object.fromEntries(
    Object.entries(state)
      .filter(([name]) => !ofEveryCall.has(name))
      .map(([name, part]) => [name, JSON.stringify(part, withoutActivity)]),
  );
}
