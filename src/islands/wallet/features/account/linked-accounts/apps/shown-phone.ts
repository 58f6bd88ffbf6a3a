/** The last four digits, and threes before them, from the end: where a calling code ends is not known. */
const GROUPS = /(?<=\d)(?=(?:\d{3})*\d{4}$)/g;

/** A number in groups, to be compared with one that is known: `+234 803 123 4567`. @param phone as E.164 */
export const shownPhone = (phone: string): string => phone.replace(GROUPS, ' ');
