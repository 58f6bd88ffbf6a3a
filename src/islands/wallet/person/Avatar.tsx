import { useStore } from '@nanostores/react';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { person as personIcon } from '#src/ui/icons/frame.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { pictureSource } from './picture-source.ts';
import { initials, avatarColor } from './user-name.ts';

/** The signed-in person's picture. The name stands beside it. */
export function Avatar({ size = '' }: { size?: 'big' | '' }) {
  const { user } = useStore($auth, { keys: ['user'] });
  const picture = pictureSource(user?.avatar_url);
  const letters = initials(user);
  if (picture)
    return (
      <span className={`avatar ${size}`} aria-hidden="true">
        <img src={picture} alt="" />
      </span>
    );
  return (
    // Initials as text would become part of the name of the button round it.
    <span
      className={`avatar ${avatarColor(user)} ${size}`}
      data-initials={letters || undefined}
      aria-hidden="true"
    >
      {!letters && <Icon d={personIcon} />}
    </span>
  );
}
