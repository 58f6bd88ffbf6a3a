import { atom } from 'nanostores';

/**
 * Payments whose outcome this document has to see: a call that moves money is in flight, or a PIN is being typed. Nothing may
 * load the document anew meanwhile by itself.
 */
export const $openPayments = atom(0);

/** Call when such a call or dialog starts; returns the function that ends it. */
export function beginPayment(): () => void {
  $openPayments.set($openPayments.get() + 1);
  let ended = false;
  return () => {
    if (!ended) $openPayments.set($openPayments.get() - 1);
    ended = true;
  };
}

export function hasOpenPayment(): boolean {
  return $openPayments.get() > 0;
}
