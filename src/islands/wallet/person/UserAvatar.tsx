import { initials, avatarColor } from './user-name.ts';

/** Another person's avatar: initials in their own colour. Their name stands beside it. */
export function UserAvatar({ name, username }: { name: string; username?: string }) {
  const person = { first_name: name, last_name: '', ...(username === undefined ? {} : { username }) };
  return (
    <span className={`avatar ${avatarColor(person)}`} data-initials={initials(person)} aria-hidden="true" />
  );
}
