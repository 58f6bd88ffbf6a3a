import { useEffect, useState } from 'react';
import type { NetworkId } from '#contract/networks.ts';
import type { SavedPayee } from '#src/stores/payees/payees.ts';
import type { CheckedPayeeAddress } from '#src/stores/payees/address-checks/check-payee-address.ts';

export type { CheckedPayeeAddress };

const loadChecks = () => import('#src/stores/payees/address-checks/check-payee-address.ts');

/** What a typed address is on a network; null while there is nothing to say. The API checks it once more. */
export function useAddressCheck(
  network: NetworkId | null,
  typed: string,
  saved: readonly SavedPayee[],
): CheckedPayeeAddress | null {
  const [result, setResult] = useState<{ readonly of: string; readonly check: CheckedPayeeAddress } | null>(
    null,
  );
  const text = typed.trim();
  const of = network === null || text === '' ? null : `${network} ${text}`;

  useEffect(() => {
    if (of === null || network === null) return undefined;
    let isCurrent = true;
    loadChecks().then(
      ({ checkPayeeAddress }) => {
        if (isCurrent) setResult({ of, check: checkPayeeAddress(network, text, saved) });
      },
      () => undefined, // the API decides alone
    );
    return () => {
      isCurrent = false;
    };
  }, [of, network, text, saved]);

  return result !== null && result.of === of ? result.check : null;
}

/** Whether a network takes a memo; without the code for it the API decides alone. */
export const isMemoValid = (network: NetworkId, memo: string): Promise<boolean> =>
  loadChecks().then(
    (checks) => checks.isMemoValid(network, memo),
    () => true,
  );
