import { PersonPicture, type PersonPictureProps } from './PersonPicture.tsx';

interface UserAvatarProps extends Pick<PersonPictureProps, 'size'> {
  name: string;
  username?: string;
  /** Of their picture; initials where it is left out. */
  url?: string | null | undefined;
}

/** Another person's picture. */
export function UserAvatar({ name, username, url, size }: UserAvatarProps) {
  const person = { first_name: name, last_name: '', ...(username === undefined ? {} : { username }) };
  return <PersonPicture person={person} url={url} size={size} />;
}
