import { useStore } from '@nanostores/react';
import { $profile, retryProfile } from '#src/stores/account/profile.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { BackLink } from '../../../shell/BackLink.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { AvatarCard } from '../avatar/AvatarCard.tsx';
import { useProfileLists } from '../use-profile-lists.ts';
import { EditForm } from './EditForm.tsx';

/** /w/edit-profile: picture, name, phone, address. */
export function EditProfile() {
  const messages = useMessages('profile');
  const { locale } = useI18n();
  const lists = useProfileLists(locale);
  const query = useStore($profile);
  return (
    <>
      <BackLink from="editProfile" />
      <div className="profile-form">
        <QueryStates
          query={query}
          messages={messages}
          at={query.data?.at ?? null}
          onRetry={retryProfile}
          skeleton={<FormSkeleton />}
        >
          {({ profile }) => (
            <>
              <AvatarCard />
              {lists ? <EditForm profile={profile} lists={lists} /> : <FormSkeleton />}
            </>
          )}
        </QueryStates>
      </div>
    </>
  );
}

const CARDS = 3;

function FormSkeleton() {
  return Array.from({ length: CARDS }, (_, index) => (
    <section key={index} className="card" aria-hidden="true">
      <div className="field">
        <Skeleton size="name" />
        <Skeleton size="box" />
      </div>
    </section>
  ));
}
