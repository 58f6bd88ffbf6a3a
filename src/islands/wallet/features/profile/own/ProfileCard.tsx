import { fullName } from '#src/api/person-name.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatMonth } from '#src/intl/format/long-date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import type { Profile } from '#src/stores/account/profile.ts';
import { pencil } from '#src/ui/icons/profile.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { Avatar } from '../../../person/Avatar.tsx';
import { CopyUsername } from '../../../person/CopyUsername.tsx';

/** Picture, name, username, and since when. */
export function ProfileCard({ profile }: { profile: Profile }) {
  const messages = useMessages('profile');
  const { messages: wallet, locale } = useI18n();
  const { username, created_at } = profile;
  const since = interpolate(messages.since, { month: formatMonth(created_at, locale) });
  return (
    <section className="card profile-card" aria-labelledby="profile-name">
      <Avatar size="big" />
      <div className="whom">
        <h2 id="profile-name">
          <bdi translate="no">{fullName(profile) ?? wallet.anonymous}</bdi>
        </h2>
        {username && <CopyUsername username={sanitizeText(username)} />}
        <p className="soft">{removeHanSpaces(since)}</p>
      </div>
      <Link className="button" to="/w/edit-profile">
        <Icon d={pencil} />
        <span>{messages.edit}</span>
      </Link>
    </section>
  );
}
