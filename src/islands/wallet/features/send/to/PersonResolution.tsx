import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { personCard, type Person } from '#src/stores/people/person.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { choosePerson } from '#src/stores/transfers/recipient-choice.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ListItem } from '../../../list/ListItem.tsx';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { useIsCurrentEntry } from '../../../navigation/use-is-current-entry.ts';
import { UserAvatar } from '../../../person/UserAvatar.tsx';
import { GoBar } from '../../../shell/GoBar.tsx';
import { LoadError } from '../../../status/LoadError.tsx';
import { LoadingStatus } from '../../../status/LoadingStatus.tsx';
import { useRecipientForm, useRecipientSubmit } from './recipient-form.ts';

interface PersonResolutionProps {
  username: string;
  /** Chosen out of a list: goes on as soon as it is known that they can be paid. */
  goesOn: boolean;
}

/** Who has a username, exactly: nobody is paid before the API has said who that is. */
export function PersonResolution({ username, goesOn }: PersonResolutionProps) {
  const own = useStore($auth, { keys: ['user'] }).user?.username;
  const { to: messages } = useMessages('send');
  return own === username ? <Verdict text={messages.self} /> : <LookedUp {...{ username, goesOn }} />;
}

function LookedUp({ username, goesOn }: PersonResolutionProps) {
  const { to: messages } = useMessages('send');
  const { $person, retry } = personCard(username);
  const query = useStore($person);
  const { onChosen } = useRecipientForm();
  const isCurrentEntry = useIsCurrentEntry();
  const { data: person, error } = query;
  const isPayable = person !== null && person.blocked === null;
  const names = { username: `@${username}` };

  useEffect(() => {
    if (!goesOn || !isPayable || !isCurrentEntry()) return;
    choosePerson(person);
    onChosen();
  }, [goesOn, isPayable, person, isCurrentEntry, onChosen]);

  const failed = error?.status === 429 ? messages.limited : interpolate(messages.lookUpFailed, names);
  if (error?.code === 'recipient_not_found') return <Verdict text={interpolate(messages.noUser, names)} />;
  if (person) return isPayable ? <PersonCard person={person} /> : <Blocked person={person} />;
  return (
    <div className="resolution">
      <LoadingStatus loading={error === null && interpolate(messages.resolving, names)} />
      {error === null && <RowSkeletons count={1} />}
      <LoadError query={query} messages={{ failed }} at={null} onRetry={retry} hasOfflineNotice />
    </div>
  );
}

function PersonCard({ person }: { person: Person }) {
  const { to: messages } = useMessages('send');
  const { locale } = useI18n();
  const { formId, onChosen } = useRecipientForm();
  const { username, sent_count: count } = person;
  const name = sanitizeText(person.name);
  useRecipientSubmit(() => {
    choosePerson(person);
    onChosen();
  });
  return (
    <section className="resolution" role="status">
      <ListItem
        picture={<UserAvatar name={name} username={username} url={person.avatar_url} />}
        title={<bdi translate="no">{name}</bdi>}
        detail={<span translate="no">{`@${sanitizeText(username)}`}</span>}
        end={
          count === 0 ? (
            <span className="tag warn">{messages.isNew}</span>
          ) : (
            <small>{interpolate(plural(locale, count, messages.sent), { count })}</small>
          )
        }
      />
      <GoBar>
        <Button type="submit" form={formId} variant="primary" wide>
          {interpolate(messages.continueWith, { name })}
        </Button>
      </GoBar>
    </section>
  );
}

function Blocked({ person: { username, name, blocked } }: { person: Person }) {
  const { to: messages } = useMessages('send');
  const text = blocked === 'by_me' ? messages.blockedByMe : messages.blockedByThem;
  return (
    <Verdict text={interpolate(text, { name: sanitizeText(name) })}>
      {blocked === 'by_me' && (
        <Link className="button small" to={`/w/user?u=${encodeURIComponent(username)}`}>
          {messages.profile}
        </Link>
      )}
    </Verdict>
  );
}

/** Why a username can't be paid. */
function Verdict({ text, children }: { text: string; children?: ElementNode }) {
  return (
    <div className="notice bad" role="alert">
      <Icon d={warn} />
      <p>{text}</p>
      {children}
    </div>
  );
}
