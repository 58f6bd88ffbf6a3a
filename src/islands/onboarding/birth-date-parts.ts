import { birthYears } from '#contract/birth-date.ts';

/** The years to choose from today, for the page: its HTML and its script must not disagree at the turn of a year. */
export function birthYearChoices(): number[] {
  return birthYears(new Date());
}

/** The three lists of a date of birth, as a form holds them: digits, or empty while nothing is chosen. */
export interface BirthDateParts {
  day: string;
  month: string;
  year: string;
}

/** `YYYY-MM-DD`, whether or not such a day exists; empty while one of the lists is. */
export function birthDateText({ day, month, year }: BirthDateParts): string {
  if (!day || !month || !year) return '';
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The list that an error about the date belongs to: the first that is empty, else the day. */
export function partToMend({ day, month, year }: BirthDateParts): keyof BirthDateParts {
  if (!day) return 'day';
  if (!month) return 'month';
  return year ? 'day' : 'year';
}
