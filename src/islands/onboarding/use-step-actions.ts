import { useEffect } from 'react';
import { onSessionNews } from '#src/stores/session/auth.ts';
import { stepOf } from './step-actions.ts';

/** What every step does, for as long as the person who began it is signed in. */
export function useStep(...about: Parameters<typeof stepOf>): ReturnType<typeof stepOf> {
  // A session began or ended in another tab: what was typed here would be saved as the next person's. The server knows where
  // they belong, and until its answer comes nothing is seen.
  useEffect(
    () =>
      onSessionNews(() => {
        document.documentElement.toggleAttribute('data-away', true);
        location.reload();
      }),
    [],
  );
  return stepOf(...about);
}
