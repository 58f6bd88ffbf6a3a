import { useStore } from '@nanostores/react';
import { $recentTransactions } from '#src/stores/money/recent-transactions.ts';
import { $security } from '#src/stores/security/security.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { firstSteps, type FirstSteps } from './first-steps.ts';

/** The steps to a first transfer, of an account that has them; and whether it is known whether it has. */
export function useFirstSteps(): { readonly steps: FirstSteps | null; readonly isKnown: boolean } {
  const transactions = useStore($recentTransactions);
  const security = useStore($security);
  const now = useToday();
  const steps =
    transactions.data && firstSteps({ transactions: transactions.data, security: security.data, now });
  const isKnown =
    (transactions.data !== null || transactions.error !== null) &&
    (steps === null || security.data !== null || security.error !== null);
  return { steps, isKnown };
}
