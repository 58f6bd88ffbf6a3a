import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsCurrentEntry } from './use-is-current-entry.ts';

/**
 * Shows another address in place of this one. The router's `Navigate` replaces whatever entry the browser is at when its effect runs:
 * the one that Back has led to, where it was pressed meanwhile.
 */
export function Redirect({ to }: { to: string }) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isCurrentEntry = useIsCurrentEntry();
  useEffect(() => {
    if (isCurrentEntry()) void navigate(to, { replace: true });
    // The key: of an entry that was left too early the next one is replaced, where this is still shown.
  }, [to, key, navigate, isCurrentEntry]);
  return null;
}
