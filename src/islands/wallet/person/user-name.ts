import type { AuthState } from '#src/stores/session/auth.ts';

type Person = AuthState['user'];

const HAN = /^\p{Script=Han}/u;

/** The full name, surname first in Chinese; null without one. */
export function fullName(person: Person): string | null {
  const first = person?.first_name?.trim() ?? '';
  const last = person?.last_name?.trim() ?? '';
  if (HAN.test(last) && HAN.test(first)) return last + first;
  return [first, last].filter(Boolean).join(' ') || null;
}

/** The name to greet a person by. */
export function greetingName(person: Person): string | null {
  const first = person?.first_name?.trim() ?? '';
  return (HAN.test(first) ? fullName(person) : first) || null;
}

/** The first character of a Chinese name, else the initials; empty without any name. */
export function initials(person: Person): string {
  const name = fullName(person) ?? person?.username ?? '';
  if (HAN.test(name)) return [...name][0] ?? '';
  return name
    .split(/\s+/)
    .map((part) => [...part][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase();
}

const colors = ['', 'clay', 'indigo', 'ochre'] as const;

/** The avatar's colour: the same each time for the same person. */
export function avatarColor(person: Person): string {
  let sum = 0;
  for (const character of person?.username ?? fullName(person) ?? '') sum += character.codePointAt(0) ?? 0;
  return colors[sum % colors.length] ?? '';
}
