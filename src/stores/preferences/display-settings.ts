import { atom, computed } from 'nanostores';
import { displayCurrencies } from '#contract/display-currencies.ts';
import {
  changeColors,
  defaultPreferences,
  motions,
  numberLocales,
  type Preferences,
} from '#contract/preference-choices.ts';
import { readCookie, writeCookie } from '#src/api/cookies.ts';
import { applyDisplaySettings } from './apply-appearance.ts';
import { $isAnotherOwner } from './preferences-owner.ts';

/** The preferences that decide how the wallet's first amount looks. The others wait for the server. */
type DisplaySettings = Pick<
  Preferences,
  'display_currency' | 'hide_balances' | 'number_locale' | 'change_colors' | 'motion'
>;

export function displaySettingsOf(preferences: Preferences): DisplaySettings {
  const { display_currency, hide_balances, number_locale, change_colors, motion } = preferences;
  return { display_currency, hide_balances, number_locale, change_colors, motion };
}

/** Reads `ngn.0.auto.green-up.system`. A cookie has it, since amounts must be hidden before the server's first answer. */
function parseCookie(cookie: string | null): DisplaySettings | null {
  const [currency, hidden, numbers, colors, motion] = (cookie ?? '').split('.');
  const display_currency = displayCurrencies.find((known) => known === currency);
  const number_locale = numberLocales.find((known) => known === numbers);
  const change_colors = changeColors.find((known) => known === colors);
  const knownMotion = motions.find((known) => known === motion);
  const isHidden = hidden === '1' || hidden === '0';
  if (!display_currency || !number_locale || !change_colors || !knownMotion || !isHidden) return null;
  return {
    display_currency,
    hide_balances: hidden === '1',
    number_locale,
    change_colors,
    motion: knownMotion,
  };
}

const stored = parseCookie(readCookie('view'));

export const $displaySettings = atom<DisplaySettings>(stored ?? displaySettingsOf(defaultPreferences));
$displaySettings.subscribe(applyDisplaySettings);
/** False in a browser that has no settings of this person yet: amounts then wait for the server's. */
export const $displaySettingsLoaded = atom(stored !== null);
/** The server could not say what this person's settings are: the defaults hold until it can. */
export const $displaySettingsUnavailable = atom(false);

/** Whether every amount of the wallet is masked. Null while that is not known yet: no amount is shown then. */
export const $balancesHidden = computed(
  [$displaySettings, $displaySettingsLoaded, $displaySettingsUnavailable],
  ({ hide_balances }, isLoaded, isUnavailable) => (isLoaded || isUnavailable ? hide_balances : null),
);

$isAnotherOwner.listen(() => {
  $displaySettingsLoaded.set(false);
  $displaySettings.set(displaySettingsOf(defaultPreferences));
});

export function saveDisplaySettings(settings: DisplaySettings): void {
  const { display_currency, hide_balances, number_locale, change_colors, motion } = settings;
  writeCookie(
    'view',
    [display_currency, hide_balances ? 1 : 0, number_locale, change_colors, motion].join('.'),
  );
  $displaySettings.set(settings);
  $displaySettingsLoaded.set(true);
}
