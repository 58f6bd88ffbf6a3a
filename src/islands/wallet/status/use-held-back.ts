import { useStore } from '@nanostores/react';
import { useSyncExternalStore } from 'react';
import { heldBack, type HeldBack } from '#contract/held-back.ts';
import { $security, type LocalRestriction, type Security } from '#src/stores/security/security.ts';

const TICK_MS = 500;

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, TICK_MS);
  return () => clearInterval(timer);
}

/** What keeps the account from sending now, on this device and on others. */
export interface AccountHeldBack extends HeldBack<LocalRestriction> {
  readonly frozen: Security['frozen'];
  /** Until when wrong PINs have locked it, in milliseconds since 1970 by this browser's clock; null when it is not locked. */
  readonly pinLockedUntil: number | null;
}

const none: readonly LocalRestriction[] = [];

/** Each restriction, and the lock of the PIN, ends by itself, and what still works changes with it. Null until it is known. */
export function useHeldBack(): AccountHeldBack | null {
  const { data } = useStore($security);
  const restrictions = data?.restrictions ?? none;
  const lockEnd = data?.pinLockedUntil ?? null;
  const ended = useSyncExternalStore(
    subscribe,
    () => restrictions.filter(({ endsAt }) => endsAt <= Date.now()).length,
  );
  const isLocked = useSyncExternalStore(subscribe, () => lockEnd !== null && lockEnd > Date.now());
  if (!data) return null;
  const left = [...restrictions].sort((a, b) => a.endsAt - b.endsAt).slice(ended);
  return {
    ...heldBack(left, data.sending_frozen),
    frozen: data.frozen,
    pinLockedUntil: isLocked ? lockEnd : null,
  };
}
