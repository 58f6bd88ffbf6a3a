import { initials, avatarColor } from './user-name.ts';

interface UserAvatarProps {
  name: string;
  username?: string;
  size?: 'big' | '';
}

/** Another person's avatar: initials in their own colour. Their name stands beside it. */
export function UserAvatar({ name, username, size = '' }: UserAvatarProps) {
  const person = { first_name: name, last_name: '', ...(username === undefined ? {} : { username }) };
  return (
    <span
      className={`avatar ${avatarColor(person)} ${size}`}
      data-initials={initials(person)}
      aria-hidden="true"
    />
  );
}
