import { foldLetters, isCommonWord, wordsMeant } from '#contract/common-passwords.ts';
import type { FieldMessage } from '#contract/fields.ts';
import { ApiError } from '../../server/api-error.ts';
import { texts } from '../../server/texts.ts';
import type { User } from './state.ts';

/** Shorter ones stand in too many words. */
const SHORTEST_NAME = 3;
/** Letters beside a name from which on they are something of their own. */
const OWN_LETTERS = 3;

const letters = (text: string) => text.replaceAll(/[^\p{L}]/gu, '');
const lettersAndDigits = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '');

/** What somebody who knows the owner would try, the longest first: so that of `ann.lee` both are taken away at once. */
function namesOf({ email, username, profile }: User): string[] {
  const [local = ''] = email.split('@');
  const known = [email, local, ...local.split(/[^\p{L}\d]+/u)];
  const given = [username, profile?.first_name, profile?.middle_name, profile?.last_name];
  const folded = [...known, ...given.filter((name) => name != null), 'cowrie'].map(foldLetters);
  const names = new Set(folded.flatMap((name) => [letters(name), lettersAndDigits(name)]));
  return [...names]
    .filter(({ length }) => length >= SHORTEST_NAME)
    .sort((one, other) => other.length - one.length);
}

/** Whether a new password is the product's name or its owner's, their username or email address, or hardly more than these. */
function isPersonal(user: User, password: string): boolean {
  const names = namesOf(user);
  return [...wordsMeant(password), lettersAndDigits(foldLetters(password))].some((meant) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), meant);
    return rest !== meant && (rest.length < OWN_LETTERS || isCommonWord(rest));
  });
}

/** @throws ApiError 422 `invalid_fields` with `password.personal` */
export function refusePersonalPassword(user: User, password: string): void {
  if (isPersonal(user, password))
    throw new ApiError('invalid_fields', texts.invalid_fields, {
      fields: { password: 'password.personal' satisfies FieldMessage },
    });
}
