import type { ReactNode } from 'react';
import { genders } from '#contract/fields.ts';
import { isCalendarDate } from '#contract/calendar-date.ts';
import { fullName } from '#src/api/person-name.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatDate } from '#src/intl/format/date.ts';
import type { Profile } from '#src/stores/account/profile.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { addressText } from './address-text.ts';
import { phoneText } from './phone-text.ts';

/** What we know of somebody; a member that was skipped says so, with the way to fill it in. */
export function PersonalInformation({ profile }: { profile: Profile }) {
  const { personal: messages } = useMessages('profile');
  const { userInfo } = useMessages('onboarding');
  const { locale } = useI18n();
  const { date_of_birth, email } = profile;
  const gender = genders.find((one) => one === profile.gender);
  const name = fullName(profile);
  const phone = phoneText(profile);
  const address = addressText(profile.address);
  const birthDate =
    date_of_birth && isCalendarDate(date_of_birth) ? formatDate(new Date(date_of_birth), locale) : null;
  return (
    <section className="card personal" aria-labelledby="personal">
      <header>
        <h2 id="personal">{messages.heading}</h2>
        <small>{messages.private}</small>
      </header>
      <dl>
        <Row label={messages.name}>{name && <bdi translate="no">{name}</bdi>}</Row>
        <Row label={messages.email}>
          <bdi translate="no">{sanitizeText(email)}</bdi>
        </Row>
        <Row label={messages.phone}>
          {phone && (
            <bdi translate="no" className="num">
              {phone}
            </bdi>
          )}
        </Row>
        <Row label={messages.birthDate}>{birthDate}</Row>
        <Row label={messages.gender}>{gender && userInfo[gender]}</Row>
        <Row label={messages.address}>{address && <bdi translate="no">{address}</bdi>}</Row>
      </dl>
      {profile.missing.length > 0 && (
        <p className="finish">
          <Link className="button small" to="/w/set-profile">
            {messages.finish}
          </Link>
        </p>
      )}
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  const { personal: messages } = useMessages('profile');
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className="soft">{messages.missing}</span>}</dd>
    </div>
  );
}
