/** The values of a birth date's three selects: digits, or empty while nothing is chosen. */
export interface BirthDateParts {
  day: string;
  month: string;
  year: string;
}

/** `YYYY-MM-DD`, whether or not such a day exists; empty while a select is. */
export function birthDateText({ day, month, year }: BirthDateParts): string {
  if (!day || !month || !year) return '';
  return `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The select that shows an error of the date: the first empty one, else the day. */
export function invalidPart({ day, month, year }: BirthDateParts): keyof BirthDateParts {
  if (!day) return 'day';
  if (!month) return 'month';
  return year ? 'day' : 'year';
}
