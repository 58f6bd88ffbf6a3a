import { pictureSource } from './picture-source.ts';
import { initials, avatarColor } from './user-name.ts';

interface UserAvatarProps {
  name: string;
  username?: string;
  /** Of their picture; initials where it is left out. */
  url?: string | null | undefined;
  size?: 'big' | '';
}

/** Another person's avatar: their picture, or initials in their own colour. Their name stands beside it. */
export function UserAvatar({ name, username, url, size = '' }: UserAvatarProps) {
  const person = { first_name: name, last_name: '', ...(username === undefined ? {} : { username }) };
  const picture = pictureSource(url);
  if (picture)
    return (
      <span className={`avatar ${size}`} aria-hidden="true">
        <img src={picture} alt="" />
      </span>
    );
  return (
    <span
      className={`avatar ${avatarColor(person)} ${size}`}
      data-initials={initials(person)}
      aria-hidden="true"
    />
  );
}
