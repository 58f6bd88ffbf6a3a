import { bareUsername } from '#contract/text/ascii-field.ts';

/** What could be a username: the API looks up no other text. */
const USERNAME = /^[a-z0-9]{1,20}$/;

/**
 * The username that an address of /w/user names (`?u=ada`, `?u=@Ada`).
 * @returns null where it names none; an empty text for what can't be a username.
 */
export function usernameIn(search: string): string | null {
  const text = new URLSearchParams(search).get('u');
  if (text === null || text.trim() === '') return null;
  const username = bareUsername(text);
  return USERNAME.test(username) ? username : '';
}
