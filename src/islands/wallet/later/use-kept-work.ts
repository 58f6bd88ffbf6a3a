import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { $auth } from '#src/stores/auth.ts';
import { takeWork } from '#src/stores/kept-work.ts';

/** Where a sign-in leads. Whoever is elsewhere by now chose to be. */
const LANDING = '/w';

/** Puts back what somebody was at when their session ran out, drafts and screen, once they are back. */
export function useKeptWork(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const work = takeWork($auth.get().user?.customer_id);
    if (work && location.pathname === LANDING && !location.search)
      void navigate(work.path, { replace: true });
  }, [navigate]);
}
