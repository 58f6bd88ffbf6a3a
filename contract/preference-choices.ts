import type { Preferences } from './preferences.ts';

export const themes = ['system', 'light', 'dark'] as const;
/** How numbers are written; `auto` goes by the language. */
export const numberLocales = ['auto', 'en-NG', 'en-US', 'de-DE', 'fr-FR', 'zh-CN'] as const;
/** Which colour means more: green in most of the world, red in East Asia. */
export const changeColors = ['green-up', 'red-up'] as const;
export const motions = ['system', 'reduced'] as const;

/** What somebody has who never chose. */
export const defaultPreferences: Preferences = {
  language: 'en',
  display_currency: 'ngn',
  theme: 'system',
  hide_balances: false,
  number_locale: 'auto',
  change_colors: 'green-up',
  motion: 'system',
};
