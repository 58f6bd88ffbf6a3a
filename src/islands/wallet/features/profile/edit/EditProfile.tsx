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
        <AvatarCard />
        <QueryStates
          query={query}
          messages={messages}
          at={query.data?.at ?? null}
          onRetry={retryProfile}
          skeleton={<FormSkeleton />}
        >
          {({ profile }) => (lists ? <EditForm profile={profile} lists={lists} /> : <FormSkeleton />)}
        </QueryStates>
      </div>
    </>
  );
}

/** How many fields there are in the lines of each card: name, phone, address. */
const CARDS = [[2], [2], [1, 2, 2]] as const;

function FormSkeleton() {
  return CARDS.map((lines, card) => (
    <section key={card} className="card" aria-hidden="true">
      <Skeleton size="name" />
      {lines.map((fields, line) => (
        <div key={line} className={fields === 1 ? undefined : 'pair'}>
          {Array.from({ length: fields }, (_, field) => (
            <div key={field} className="outline">
              <Skeleton size="name" />
              <Skeleton size="box" />
            </div>
          ))}
        </div>
      ))}
    </section>
  ));
}
