import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { $openPayments } from '#src/stores/interface/open-payment.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { hasUnresolvedPayment } from '#src/stores/session/unresolved-payment.ts';

const $hasBeenOpen = atom(false);

/** True from the moment that a payment of this tab has left, also before a reload or a login: its code is needed from then on. */
export function useOpenPayment(): boolean {
  const customer = useStore($auth, { keys: ['user'] }).user?.customer_id;
  const open = useStore($openPayments);
  useEffect(() => {
    if (hasUnresolvedPayment()) $hasBeenOpen.set(true);
  }, [open, customer]);
  return useStore($hasBeenOpen);
}
