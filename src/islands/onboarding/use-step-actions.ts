import { useEffect } from 'react';
import { onSessionMessage } from '#src/stores/session/session-channel.ts';
import { createStepActions } from './step-actions.ts';

/** The actions of a step, while the session that opened it lasts. */
export function useStepActions(
  ...args: Parameters<typeof createStepActions>
): ReturnType<typeof createStepActions> {
  // A session started or ended in another tab: what was typed here would be saved for another user. The page is hidden and
  // loaded again, and the server redirects it.
  useEffect(
    () =>
      onSessionMessage(() => {
        document.documentElement.toggleAttribute('data-away', true);
        location.reload();
      }),
    [],
  );
  return createStepActions(...args);
}
