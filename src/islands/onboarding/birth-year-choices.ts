import { birthYears } from '#contract/birth-date.ts';

/** The selectable birth years. The page passes them on, so that HTML and script agree at the turn of a year. */
export function birthYearChoices(): number[] {
  return birthYears(new Date());
}
