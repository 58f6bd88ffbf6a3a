import { session } from '#src/api/storage.ts';
import { isPayLink } from '#src/config/pay-link.ts';

/** How long the guest who opened it has to log in, or to sign up and finish the profile. */
const MAX_AGE_MS = 10 * 60_000;

/** Keeps a pay link in this tab until somebody has logged in here. Another tab, and whoever logs in there, knows nothing of it. */
export function keepPayLink(link: string): void {
  session.write('payLink', JSON.stringify({ link, at: Date.now() }));
}

/** The pay link that was opened in this tab before the log-in; null without one. It may be of whoever had the tab before. */
export function keptPayLink(): string | null {
  try {
    const { link, at } = JSON.parse(session.read('payLink') ?? 'null') as Readonly<Record<string, unknown>>;
    const age = typeof at === 'number' ? Date.now() - at : Infinity;
    return typeof link === 'string' && isPayLink(link) && age >= 0 && age <= MAX_AGE_MS ? link : null;
  } catch {
    // Nothing, or not our JSON.
    return null;
  }
}

export function forgetPayLink(): void {
  session.remove('payLink');
}
