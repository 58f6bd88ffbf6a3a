import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { $auth } from '#src/stores/session/auth.ts';
import { claimTabForUser } from '#src/stores/session/claim-tab.ts';
import { restoreRecovery } from '#src/stores/session/session-recovery.ts';
import { isLeaving } from '#src/stores/session/wallet-session.ts';
import { enqueueNavigation } from '../panels/panel-navigation.ts';

/** Where a sign-in leads. Somebody on another screen went there on purpose, and stays. */
const LANDING = '/w';

/** Restores the drafts and the screen of an expired session once the same person is back. */
export function useSessionRecovery(): void {
  const navigate = useNavigate();
  const customer = useStore($auth, { keys: ['user'] }).user?.customer_id;
  useEffect(() => {
    // A session that ends while this document opens has just saved its work, for the next one: it stays saved.
    if (!customer || isLeaving()) return;
    // A status may name nobody: the profile does.
    if (!$auth.get().userStatus?.customer_id) claimTabForUser({ customer_id: customer });
    const snapshot = restoreRecovery(customer);
    if (!snapshot) return;
    enqueueNavigation(() => {
      if (location.pathname === LANDING && !location.search)
        return navigate(snapshot.path, { replace: true });
      return undefined;
    });
  }, [customer, navigate]);
}
