import { useStore } from '@nanostores/react';
import { useLocation } from 'react-router-dom';
import { $auth } from '#src/stores/session/auth.ts';
import { OwnCard } from './OwnCard.tsx';
import { OtherPerson } from './OtherPerson.tsx';
import { PersonGone } from './PersonGone.tsx';
import { usernameIn } from './person-address.ts';

/** /w/user?u={username}: somebody else, and what went between the two. Without a username, or with one's own, oneself. */
export function Person() {
  const { user } = useStore($auth, { keys: ['user'] });
  const username = usernameIn(useLocation().search);
  if (username === null || (username && username === user?.username?.toLowerCase())) return <OwnCard />;
  if (username === '') return <PersonGone username={null} />;
  return <OtherPerson key={username} username={username} />;
}
