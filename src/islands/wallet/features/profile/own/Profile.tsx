import { useStore } from '@nanostores/react';
import { $profile, retryProfile } from '#src/stores/account/profile.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { BackLink } from '../../../shell/BackLink.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { OwnCode } from './OwnCode.tsx';
import { PersonalInformation } from './PersonalInformation.tsx';
import { ProfileCard } from './ProfileCard.tsx';

/** /w/profile: who one is to others and to us, and how much one can send. */
export function Profile() {
  const messages = useMessages('profile');
  const query = useStore($profile);
  return (
    <>
      <BackLink from="profile" />
      <div className="profile">
        <div className="column">
          <QueryStates
            query={query}
            messages={messages}
            at={query.data?.at ?? null}
            onRetry={retryProfile}
            skeleton={<ProfileSkeleton />}
          >
            {({ profile }) => (
              <>
                <ProfileCard profile={profile} />
                <PersonalInformation profile={profile} />
              </>
            )}
          </QueryStates>
        </div>
        <div className="column">
          <OwnCode />
          <LimitsCard />
        </div>
      </div>
    </>
  );
}

const ROWS = 5;

function ProfileSkeleton() {
  return (
    <>
      <section className="card profile-card" aria-hidden="true">
        <span className="avatar big skeleton" />
        <div className="whom">
          <Skeleton size="title" />
          <Skeleton size="name" />
          <Skeleton size="line" />
        </div>
      </section>
      <section className="card personal" aria-hidden="true">
        <header />
        <dl>
          {Array.from({ length: ROWS }, (_, index) => (
            <div key={index}>
              <Skeleton size="name" />
              <Skeleton size="line" />
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
