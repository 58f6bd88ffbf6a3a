import { sanitizeText } from './sanitize-text.ts';

/** The names of a person, as the API has them. */
export interface NamedPerson {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
}

/** Whether a name is written in Chinese: its surname comes first then, and stands right before the rest. */
export const isHanName = (name: string): boolean => /^\p{Script=Han}/u.test(name);

/** The full name as it is shown, surname first in Chinese; null without one. */
export function fullName(person: NamedPerson | null): string | null {
  const first = sanitizeText(person?.first_name ?? '');
  const last = sanitizeText(person?.last_name ?? '');
  if (isHanName(last) && isHanName(first)) return last + first;
  return [first, last].filter(Boolean).join(' ') || null;
}

/** The name to greet a person by, as it is shown. */
export function greetingName(person: NamedPerson | null): string | null {
  const first = sanitizeText(person?.first_name ?? '');
  return (isHanName(first) ? fullName(person) : first) || null;
}
