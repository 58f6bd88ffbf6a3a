import { isHanName } from '#contract/person-name.ts';
import { fullName } from '#src/api/person-name.ts';
import type { AuthState } from '#src/stores/session/auth.ts';

type Person = AuthState['user'];

/** The first character of a Chinese name, else the initials; empty without any name. */
export function initials(person: Person): string {
  const name = fullName(person) ?? person?.username ?? '';
  if (isHanName(name)) return [...name][0] ?? '';
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
