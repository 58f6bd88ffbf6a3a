import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { $auth } from '#src/stores/session/auth.ts';
import { restoreRecovery } from '#src/stores/session/session-recovery.ts';
import { claimTabForUser } from '#src/stores/session/wallet-session.ts';
import { enqueueNavigation } from '../panels/panel-navigation.ts';

/** Where a sign-in leads. Whoever is elsewhere by now chose to be. */
const LANDING = '/w';

/** Puts back what somebody was at when their session ran out, drafts and screen, once they are back. */
export function useSessionRecovery(): void {
  const navigate = useNavigate();
  const customer = useStore($auth, { keys: ['user'] }).user?.customer_id;
  useEffect(() => {
    if (!customer) return;
    // A status may name nobody: the profile does.
    if (!$auth.get().userStatus?.customer_id) claimTabForUser({ customer_id: customer });
    const work = restoreRecovery(customer);
    if (!work) return;
    enqueueNavigation(() => {
      if (location.pathname === LANDING && !location.search) return navigate(work.path, { replace: true });
      return undefined;
    });
  }, [customer, navigate]);
}
