/** Youngest age that may hold an account, in years (spec section 9). */
const MINIMUM_AGE = 18;
/** How many years the list offers, from the youngest back (spec section 9). */
const BIRTH_YEARS = 82;

/** True for a calendar day that exists, written `YYYY-MM-DD`. */
export function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** The last birthday, `YYYY-MM-DD` in UTC, with which a person is 18 on the given day. */
export function latestBirthDate(today: Date): string {
  const year = String(today.getUTCFullYear() - MINIMUM_AGE).padStart(4, '0');
  return `${year}-${today.toISOString().slice(5, 10)}`;
}

/** The choices for the year of birth, youngest first. */
export function birthYears(today: Date): number[] {
  const youngest = today.getUTCFullYear() - MINIMUM_AGE;
  return Array.from({ length: BIRTH_YEARS }, (_, back) => youngest - back);
}
