import type { Preferences } from '#contract/preference-choices.ts';

/** Sets the theme on the document, where the stylesheets read it. */
export function applyTheme(theme: Preferences['theme']): void {
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

/** Sets the other settings that stylesheets read. */
export function applyDisplaySettings({
  change_colors,
  motion,
}: Pick<Preferences, 'change_colors' | 'motion'>): void {
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  dataset.colors = change_colors;
  dataset.motion = motion;
}
