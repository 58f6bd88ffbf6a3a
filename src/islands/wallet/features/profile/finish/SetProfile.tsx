import { useStore } from '@nanostores/react';
import { $profile, retryProfile } from '#src/stores/account/profile.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { BackLink } from '../../../shell/BackLink.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { useProfileLists } from '../use-profile-lists.ts';
import { FinishProfile } from './FinishProfile.tsx';

/** /w/set-profile: what a sign-up has skipped, and nothing else. */
export function SetProfile() {
  const messages = useMessages('profile');
  const { locale } = useI18n();
  const lists = useProfileLists(locale);
  const query = useStore($profile);
  return (
    <>
      <BackLink from="setProfile" />
      <div className="finish">
        <QueryStates
          query={query}
          messages={messages}
          at={query.data?.at ?? null}
          onRetry={retryProfile}
          skeleton={<FinishSkeleton />}
        >
          {({ profile }) => (lists ? <FinishProfile profile={profile} lists={lists} /> : <FinishSkeleton />)}
        </QueryStates>
      </div>
    </>
  );
}

function FinishSkeleton() {
  return (
    <div className="finish-profile" aria-hidden="true">
      <section className="card">
        <Skeleton size="title" />
        <Skeleton size="" />
        <Skeleton size="box" />
        <Skeleton size="box" />
        <Skeleton size="box" />
      </section>
      <section className="card">
        <Skeleton size="label" />
        <Skeleton size="box" />
      </section>
    </div>
  );
}
