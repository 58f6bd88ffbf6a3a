import { useStore } from '@nanostores/react';
import { fullName } from '#src/api/person-name.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { Link } from '../../navigation/Link.tsx';
import { Avatar } from '../../person/Avatar.tsx';
import { CopyUsername } from '../../person/CopyUsername.tsx';

/** Oneself, as others see one: what the session knows, without a call. */
export function OwnCard() {
  const { card, self } = useMessages('person');
  const { user } = useStore($auth, { keys: ['user'] });
  const name = sanitizeText(fullName(user) ?? user?.username ?? '');
  return (
    <div className="person">
      <section className="card person-card" aria-label={card}>
        <div className="id">
          <Avatar size="big" />
          {name && (
            <h2>
              <bdi translate="no">{name}</bdi>
            </h2>
          )}
          {user?.username && <CopyUsername username={user.username} />}
        </div>
        <p className="soft">{self.text}</p>
        <div className="row">
          <Link className="button primary" to="/w/receive?tab=user">
            {self.code}
          </Link>
        </div>
      </section>
    </div>
  );
}
