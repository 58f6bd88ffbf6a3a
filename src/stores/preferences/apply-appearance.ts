import type { Preferences } from '#contract/preferences.ts';
import { setNumberLocale } from '#src/intl/format/number-locale.ts';

/** Puts a theme on the document; the stylesheets go by it. */
export function applyTheme(theme: Preferences['theme']): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Puts on the document, and tells the formatters, what else decides how figures look. */
export function applyDisplaySettings({
  change_colors,
  motion,
  number_locale,
}: Pick<Preferences, 'change_colors' | 'motion' | 'number_locale'>): void {
  setNumberLocale(number_locale === 'auto' ? null : number_locale);
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  dataset.colors = change_colors;
  dataset.motion = motion;
}
