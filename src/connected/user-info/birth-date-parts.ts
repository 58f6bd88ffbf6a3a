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

const partNames = ['day', 'month', 'year'] as const satisfies readonly (keyof BirthDateParts)[];

/** The selects that show an error of the date: all that are empty, so that the first in the language's order is gone to; else the day. */
export function invalidParts(parts: BirthDateParts): readonly (keyof BirthDateParts)[] {
  const empty = partNames.filter((part) => !parts[part]);
  return empty.length > 0 ? empty : ['day'];
}
