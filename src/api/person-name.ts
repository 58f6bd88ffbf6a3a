import { isHanName, joinNames } from '#contract/person-name.ts';
import { sanitizeText } from './sanitize-text.ts';

/** The names of a person, as the API has them. */
export interface NamedPerson {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
}

/** The full name as it is shown, surname first in Chinese; null without one. */
export function fullName(person: NamedPerson | null): string | null {
  const first = sanitizeText(person?.first_name ?? '');
  const last = sanitizeText(person?.last_name ?? '');
  return joinNames(first, last) || null;
}

/** The name to greet a person by, as it is shown. */
export function greetingName(person: NamedPerson | null): string | null {
  const first = sanitizeText(person?.first_name ?? '');
  return (isHanName(first) ? fullName(person) : first) || null;
}
