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

/** Whether a select shows an error of the date: each empty one does, else all of them, as any of them may be the wrong one. */
export function isInvalidPart(parts: BirthDateParts, part: keyof BirthDateParts): boolean {
  return parts[part] === '' || birthDateText(parts) !== '';
}
