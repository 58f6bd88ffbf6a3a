import { useEffect, useState } from 'react';
import { $auth } from '#src/stores/session/auth.ts';

/** A PIN between two steps of one approval: from where it was set or typed to where it is sent. In memory alone. */
export interface HeldPin {
  readonly isHeld: () => boolean;
  readonly hold: (pin: string) => void;
  /** The PIN, which stays held; an empty text where there is none, which no approval takes. */
  readonly read: () => string;
  readonly forget: () => void;
}

function createHeldPin(): HeldPin {
  let held: string | null = null;
  return {
    isHeld: () => held !== null,
    hold: (pin) => {
      held = pin;
    },
    read: () => held ?? '',
    forget: () => {
      held = null;
    },
  };
}

/** The PIN of a question. It is forgotten with the question, and with the session. */
export function useHeldPin(): HeldPin {
  const [held] = useState(createHeldPin);
  useEffect(() => {
    const stop = $auth.listen(({ isLoggedIn }) => {
      if (!isLoggedIn) held.forget();
    });
    return () => {
      stop();
      held.forget();
    };
  }, [held]);
  return held;
}
