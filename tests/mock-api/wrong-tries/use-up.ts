import { now } from '#mock-api/core/clock.ts';
import type { SandboxState } from '#mock-api/core/state.ts';
import type { TryGroup } from '#mock-api/features/wrong-tries/state.ts';
import { tryLimits } from '#mock-api/features/wrong-tries/wrong-tries.ts';

/** As if every try of a group had been used up just now, on devices of one kind. */
export function useUp(
  state: SandboxState,
  email: string,
  { group, known }: { group: TryGroup; known: boolean },
): void {
  const limit = tryLimits[group][known ? 'known' : 'unknown'];
  const wrong = { group, known, at: now(state) };
  state.wrongTries[email] = [
    ...(state.wrongTries[email] ?? []),
    ...Array.from({ length: limit }, () => wrong),
  ];
}
