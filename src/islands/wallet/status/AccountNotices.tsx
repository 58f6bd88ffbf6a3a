import { useStore } from '@nanostores/react';
import { useState } from 'react';
import accountNoticeStyles from '#src/styles/account-notices.css?url';
import { $security } from '#src/stores/security/security.ts';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';
import { createLazyRegistry } from '../lazy/lazy-registry.ts';
import { LazyComponent } from '../lazy/LazyComponent.tsx';

/** The notices, which most accounts never need. */
const notices = createLazyRegistry<'list'>('account-notices', {
  list: {
    load: () => import('./AccountNoticeList.tsx').then((m) => m.AccountNoticeList),
    messages: ['accountNotices', 'restrictions'],
    styles: [accountNoticeStyles],
  },
});

/** Above what an account can't do for now: why not, what still works, and the way out. Loaded with the first thing that there is to tell. */
export function AccountNotices() {
  const { data } = useStore($security);
  const isHeldBack =
    data !== null && (data.sending_frozen || data.restrictions.length > 0 || data.pinLockedUntil !== null);
  // Once there, they stay: what is over takes its notice away by itself, and the question that ended it goes on to its end.
  const [isNeeded, setIsNeeded] = useState(isHeldBack);
  if (isHeldBack && !isNeeded) setIsNeeded(true);
  if (!isNeeded) return null;
  return (
    <ErrorBoundary>
      <LazyComponent registry={notices} name="list" fallback={null} />
    </ErrorBoundary>
  );
}
