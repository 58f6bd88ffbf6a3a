import { keptPayLink } from '#src/stores/session/kept-pay-link.ts';

/**
 * Every way through log-in, sign-up and profile ends at /w: the pay link that was opened in this tab before is opened in its place. It
 * stays kept until its screen is shown, which needs a session.
 */
export function openKeptPayLink(): void {
  const link = location.pathname === '/w' && location.search === '' ? keptPayLink() : null;
  if (link !== null) history.replaceState(history.state, '', link);
}
