import { atom } from 'nanostores';
import { displayCurrencies } from '#contract/display-currencies.ts';
import { changeColors, defaultPreferences, motions, numberLocales } from '#contract/preference-choices.ts';
import type { Preferences } from '#contract/preferences.ts';
import { readCookie, writeCookie } from '#src/api/cookies.ts';
import { applyDisplaySettings } from './apply-appearance.ts';

/** What of a person's preferences decides how the wallet looks from its first figure on. */
export type DisplaySettings = Omit<Preferences, 'language' | 'theme'>;

const { language: _language, theme: _theme, ...usual } = defaultPreferences;
export const defaultDisplaySettings: DisplaySettings = usual;

/** Kept as `ngn.0.auto.green-up.system`: a cookie, since figures must be hidden before the first answer comes. */
function viewOf(cookie: string | null): DisplaySettings | null {
  const [currency, hidden, numbers, colors, motion] = (cookie ?? '').split('.');
  const display_currency = displayCurrencies.find((known) => known === currency);
  const number_locale = numberLocales.find((known) => known === numbers);
  const change_colors = changeColors.find((known) => known === colors);
  const calm = motions.find((known) => known === motion);
  const isHidden = hidden === '1' || hidden === '0';
  if (!display_currency || !number_locale || !change_colors || !calm || !isHidden) return null;
  return { display_currency, hide_balances: hidden === '1', number_locale, change_colors, motion: calm };
}

const kept = viewOf(readCookie('view'));

export const $displaySettings = atom<DisplaySettings>(kept ?? defaultDisplaySettings);
$displaySettings.subscribe(applyDisplaySettings);
/** False on a browser that knows nothing of this person yet: then figures wait for the server's word. */
export const $displaySettingsLoaded = atom(kept !== null);

export function saveDisplaySettings(view: DisplaySettings): void {
  const { display_currency, hide_balances, number_locale, change_colors, motion } = view;
  writeCookie(
    'view',
    [display_currency, hide_balances ? 1 : 0, number_locale, change_colors, motion].join('.'),
  );
  $displaySettings.set(view);
  $displaySettingsLoaded.set(true);
}
