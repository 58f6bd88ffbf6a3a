/** Youngest age that may hold an account, in years (spec section 9). */
const MINIMUM_AGE = 18;
/** How many years the list offers, from the youngest back (spec section 9). */
const BIRTH_YEARS = 82;

/** The last birthday, as a calendar date in UTC, with which a person is 18 on the given day. */
export function latestBirthDate(today: Date): string {
  const year = String(today.getUTCFullYear() - MINIMUM_AGE).padStart(4, '0');
  return `${year}-${today.toISOString().slice(5, 10)}`;
}

/** The choices for the year of birth, youngest first. */
export function birthYears(today: Date): number[] {
  const youngest = today.getUTCFullYear() - MINIMUM_AGE;
  return Array.from({ length: BIRTH_YEARS }, (_, back) => youngest - back);
}
