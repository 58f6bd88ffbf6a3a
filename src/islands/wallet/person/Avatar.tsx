import { useStore } from '@nanostores/react';
import { $auth } from '#src/stores/session/auth.ts';
import { PersonPicture, type PersonPictureProps } from './PersonPicture.tsx';

/** The signed-in person's picture. */
export function Avatar({ size }: Pick<PersonPictureProps, 'size'>) {
  const { user } = useStore($auth, { keys: ['user'] });
  return <PersonPicture person={user} url={user?.avatar_url} size={size} />;
}
