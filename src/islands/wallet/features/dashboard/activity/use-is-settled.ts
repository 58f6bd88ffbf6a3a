import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $recentTransactions } from '#src/stores/money/recent-transactions.ts';
import { $incomingRequests } from '#src/stores/receive/payment-requests.ts';
import { $security } from '#src/stores/security/security.ts';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';

/** Milliseconds after which what is known is shown without what is not. */
const LONGEST_WAIT = 1000;

/** Whether all that the cards of the day tell is known, or has been waited for. They appear at once: one that came later would move those below it. */
export function useIsSettled(): boolean {
  const queries = [useStore($recentTransactions), useStore($security), useStore($incomingRequests)];
  const isKnown = queries.every(({ data, error }) => data !== null || error !== null);
  const hasWaited = useIsSlow(!isKnown, LONGEST_WAIT);
  const [isSettled, setSettled] = useState(false);
  if (!isSettled && (isKnown || hasWaited)) setSettled(true);
  return isSettled;
}
