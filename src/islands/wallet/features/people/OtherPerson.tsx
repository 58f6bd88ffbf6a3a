import { useStore } from '@nanostores/react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { personCard } from '#src/stores/people/person.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { QueryStates } from '../../status/QueryStates.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PersonGone } from './PersonGone.tsx';
import { SharedHistory } from './SharedHistory.tsx';

/** Somebody else's card, beside what went between them and the reader. */
export function OtherPerson({ username }: { username: string }) {
  const messages = useMessages('person');
  const card = personCard(username);
  const query = useStore(card.$person);
  const { data, error } = query;

  // Also where an older card is known: whoever has the username now is not this person.
  const isGone = error?.status === 404;
  useScreenTitle(data && !isGone ? sanitizeText(data.name) || `@${username}` : null);

  if (isGone) return <PersonGone username={username} />;
  const isLimited = hasErrorCode(error, 'rate_limited');
  return (
    <div className="person">
      <section className="card person-card" aria-label={messages.card}>
        <QueryStates
          query={query}
          messages={isLimited ? { ...messages, failed: messages.limited } : messages}
          at={data?.at ?? null}
          onRetry={card.retry}
          skeleton={<CardSkeleton />}
        >
          {(person) => <PersonCard person={person} onBlock={card.setBlocked} />}
        </QueryStates>
      </section>
      <SharedHistory username={username} canSend={data?.blocked === null} />
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="id" aria-hidden="true">
      <span className="avatar big skeleton" />
      <Skeleton size="title" />
      <Skeleton size="name" />
      <Skeleton size="line" />
      <Skeleton size="line" />
    </div>
  );
}
