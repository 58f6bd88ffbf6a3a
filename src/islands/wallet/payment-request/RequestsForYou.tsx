import { useStore } from '@nanostores/react';
import requestStyles from '#src/styles/payment-requests.css?url';
import { $incomingRequests } from '#src/stores/receive/payment-requests.ts';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { createLazyRegistry } from '../lazy/lazy-registry.ts';
import { LazyComponent } from '../lazy/LazyComponent.tsx';
import { RowSkeletons } from '../list/RowSkeletons.tsx';
import { isToAnswer } from './is-to-answer.ts';

const parts = createLazyRegistry<'list'>('payment-requests', {
  list: {
    load: () => import('./OpenRequests.tsx').then((m) => m.OpenRequests),
    messages: ['paymentRequests', 'toasts'],
    styles: [requestStyles],
  },
});

/**
 * Who asks the person for money, with both answers. Loaded with the first request; nothing where there is none, or it can't be known:
 * Receive has all of them, and says so.
 */
export function RequestsForYou() {
  const { data } = useStore($incomingRequests);
  if (!data?.items.some(isToAnswer)) return null;
  return (
    <ErrorBoundary>
      <LazyComponent registry={parts} name="list" fallback={<RequestsSkeleton />} />
    </ErrorBoundary>
  );
}

/** A row, and its buttons. */
function RequestsSkeleton() {
  return (
    <section className="card" aria-hidden="true">
      <header>
        <Skeleton size="label" />
      </header>
      <RowSkeletons count={2} />
    </section>
  );
}
