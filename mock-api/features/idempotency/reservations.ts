import type { SandboxState } from '../../core/state.ts';

/**
 * What calls use at this moment, by the state that they work on. It is no part of the state: no snapshot holds one, and after a
 * restore or a restart nothing runs.
 */
const reservations = new WeakMap<SandboxState, Set<string>>();

const reservedIn = (state: SandboxState): Set<string> => {
  const known = reservations.get(state);
  if (known) return known;
  const created = new Set<string>();
  reservations.set(state, created);
  return created;
};

export const isReserved = (state: SandboxState, name: string): boolean => reservedIn(state).has(name);

/** Reserves names for one call, or none of them if another one has one. @returns a function that frees them, or null */
export function reserve(state: SandboxState, names: readonly string[]): (() => void) | null {
  const reserved = reservedIn(state);
  if (names.some((name) => reserved.has(name))) return null;
  for (const name of names) reserved.add(name);
  return () => {
    for (const name of names) reserved.delete(name);
  };
}

/** The names with a prefix that are reserved, without it. */
export const reservedNames = (state: SandboxState, prefix: string): string[] =>
  [...reservedIn(state)].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
