import { useState } from 'react';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { person as personIcon } from '#src/ui/icons/frame.ts';
import type { AuthState } from '#src/stores/session/auth.ts';
import { pictureSource } from './picture-source.ts';
import { avatarColor, initials } from './user-name.ts';

export interface PersonPictureProps {
  person: AuthState['user'];
  url: string | null | undefined;
  size?: 'big' | '' | undefined;
}

/**
 * A person's picture. Where there is none, or the browser can't show it, their initials in their own colour. The name stands beside
 * it.
 */
export function PersonPicture({ person, url, size = '' }: PersonPictureProps) {
  /** The picture that could not be shown: another one is tried. */
  const [failed, setFailed] = useState<string | null>(null);
  const picture = pictureSource(url);
  const letters = initials(person);
  if (picture !== null && picture !== failed)
    return (
      <span className={`avatar ${size}`} aria-hidden="true">
        <img src={picture} alt="" onError={() => setFailed(picture)} />
      </span>
    );
  return (
    // Initials as text would become part of the name of the button round it.
    <span
      className={`avatar ${avatarColor(person)} ${size}`}
      data-initials={letters || undefined}
      aria-hidden="true"
    >
      {!letters && <Icon d={personIcon} />}
    </span>
  );
}
