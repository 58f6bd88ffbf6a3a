import type { SandboxState } from '#mock-api/core/state.ts';

/** Kept of every call, whatever comes of it: what was asked, and how often something was drawn. */
const ofEveryCall: ReadonlySet<string> = new Set<keyof SandboxState>(['requestLog', 'counters']);

/** What a sandbox remembers, part by part as text, so that two moments can be compared. */
export function remembered(state: SandboxState): Record<string, string> {
  return Object.fromEntries(
    Object.entries(state)
      .filter(([name]) => !ofEveryCall.has(name))
      .map(([name, part]) => [name, JSON.stringify(part)]),
  );
}
