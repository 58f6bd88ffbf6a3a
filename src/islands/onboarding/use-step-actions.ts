import { useEffect } from 'react';
import { reloadHidden, useReloadWhenRestored } from '#src/connected/session/use-reload-when-restored.ts';
import { claimTabForUser } from '#src/stores/session/claim-tab.ts';
import { onSessionMessage } from '#src/stores/session/session-channel.ts';
import { createStepActions } from './step-actions.ts';

/** Whose step it is: the server knows the customer, if the API has answered it. */
export interface StepOwner {
  customer?: string | null | undefined;
}

/**
 * The actions of a step, while the session that opened it lasts. Call it before a draft is restored: what another person typed in this
 * tab is cleared first.
 */
export function useStepActions(
  { customer }: StepOwner,
  ...args: Parameters<typeof createStepActions>
): ReturnType<typeof createStepActions> {
  useEffect(() => claimTabForUser({ customer_id: customer }), [customer]);
  // A session started or ended in another tab: what was typed here would be saved for another user. The server redirects the page.
  useEffect(() => onSessionMessage(reloadHidden), []);
  useReloadWhenRestored();
  return createStepActions(...args);
}
