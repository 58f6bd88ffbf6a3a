import type { Preferences } from '#contract/preferences.ts';

/** Puts a theme on the document; the stylesheets go by it. */
export function applyTheme(theme: Preferences['theme']): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Puts on the document what else the stylesheets go by. */
export function applyDisplaySettings({
  change_colors,
  motion,
}: Pick<Preferences, 'change_colors' | 'motion'>): void {
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  dataset.colors = change_colors;
  dataset.motion = motion;
}
