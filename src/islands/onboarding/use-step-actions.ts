import { useEffect } from 'react';
import { onSessionMessage } from '#src/stores/session/auth.ts';
import { createStepActions } from './step-actions.ts';

/** What every step does, for as long as the person who began it is signed in. */
export function useStepActions(
  ...about: Parameters<typeof createStepActions>
): ReturnType<typeof createStepActions> {
  // A session began or ended in another tab: what was typed here would be saved as the next person's. The server knows where
  // they belong, and until its answer comes nothing is seen.
  useEffect(
    () =>
      onSessionMessage(() => {
        document.documentElement.toggleAttribute('data-away', true);
        location.reload();
      }),
    [],
  );
  return createStepActions(...about);
}
