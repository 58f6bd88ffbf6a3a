import { displayCurrencies } from '#contract/display-currencies.ts';
import { defaultPreferences } from '#contract/preference-choices.ts';
import * as preferences from '#contract/preferences.ts';
import { getProfileStatus } from '#contract/me.ts';
import { getBalances } from '#contract/balances.ts';
import { prefetchScript } from '#src/api/prefetch.ts';
import type { ScreenName } from '../paths.ts';

/**
 * The first script of /w (`prefetchScript`): it fetches the status, and for the dashboard the balances. Without the cookie of the
 * display settings it fetches the preferences too, which are needed before an amount is shown.
 * @param api where the API is: an origin.
 * @param view the raw value of the cookie `view`.
 */
export function walletPrefetchScript(
  api: string,
  screen: ScreenName | null,
  view: string | undefined,
): string {
  const known = displayCurrencies.find((currency) => view?.startsWith(`${currency}.`));
  const paths: string[] = [getProfileStatus.path];
  if (screen === 'dashboard') {
    paths.push(`${getBalances.path}?currency=${known ?? defaultPreferences.display_currency}`);
    if (!known) paths.push(preferences.getPreferences.path);
  }
  return prefetchScript(paths.map((path) => api + path));
}
