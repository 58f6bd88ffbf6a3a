/** Whether a name is written in Chinese: its surname comes first then, and stands right before the rest. */
export const isHanName = (name: string): boolean => /^\p{Script=Han}/u.test(name);

/** First and last name as one, surname first in Chinese; empty without either. */
export function joinNames(first: string, last: string): string {
  if (isHanName(last) && isHanName(first)) return last + first;
  return [first, last].filter(Boolean).join(' ');
}
