import { atom } from 'nanostores';
import { deleteCookie, readCookie } from '#src/api/cookies.ts';
import { local } from '#src/api/storage.ts';
import { $auth, type UserStatus } from '../session/auth.ts';

/**
 * What this browser remembered of preferences, in the cookie `view` and in `unsavedPreferences`, was not this customer's. Somebody
 * whose session ended without a script leaves it behind, and the next person may sign in without one too.
 */
export const $isAnotherOwner = atom(false);

/** Settles with the first status check of this document. */
export const ownerKnown = new Promise<void>((resolve) => {
  const unbind = $auth.subscribe(({ userStatus }) => {
    if (!userStatus) return;
    // Once: a document is one person's, and the next person gets another one. During the first call `unbind` is not assigned yet.
    queueMicrotask(() => unbind());
    claim(userStatus);
    resolve();
  });
});

function claim({ customer_id: customer }: UserStatus): void {
  // A status may name nobody. Whose the choices are is not known then.
  if (customer && local.read('preferencesOwner') === customer) return;
  const isInherited = readCookie('view') !== null || local.read('unsavedPreferences') !== null;
  deleteCookie('view');
  local.remove('unsavedPreferences');
  if (customer) local.write('preferencesOwner', customer);
  else local.remove('preferencesOwner');
  if (isInherited) $isAnotherOwner.set(true);
}
