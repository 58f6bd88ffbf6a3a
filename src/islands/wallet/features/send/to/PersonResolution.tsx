import { useEffect } from 'react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import type { Person } from '#src/stores/people/person.ts';
import { choosePerson } from '#src/stores/transfers/recipient-choice.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { useIsCurrentEntry } from '../../../navigation/use-is-current-entry.ts';
import { ResolvedPerson } from '../../../person/ResolvedPerson.tsx';
import { useResolvedPerson } from '../../../person/use-resolved-person.ts';
import { GoBar } from '../../../shell/GoBar.tsx';
import { useRecipientForm, useRecipientSubmit } from './recipient-form.ts';

interface PersonResolutionProps {
  username: string;
  /** Chosen out of a list: goes on as soon as it is known that they can be paid. */
  goesOn: boolean;
}

/** Who has the username in the field, with the way to pay them, or why they can't be paid. */
export function PersonResolution({ username, goesOn }: PersonResolutionProps) {
  const { to: messages } = useMessages('send');
  const { onChosen } = useRecipientForm();
  const isCurrentEntry = useIsCurrentEntry();
  const resolved = useResolvedPerson(username, messages);
  const { person, problem, isBlockedByMe } = resolved;

  useEffect(() => {
    if (!goesOn || !person || !isCurrentEntry()) return;
    choosePerson(person);
    onChosen();
  }, [goesOn, person, isCurrentEntry, onChosen]);

  if (problem !== undefined)
    return (
      <div className="notice bad" role="alert">
        <Icon d={warn} />
        <p>{problem}</p>
        {isBlockedByMe && (
          <Link className="button small" to={`/w/user?u=${encodeURIComponent(username)}`}>
            {messages.profile}
          </Link>
        )}
      </div>
    );
  return (
    <ResolvedPerson resolved={resolved} end={person && <Familiarity count={person.sent_count} />}>
      {person && <GoOn person={person} />}
    </ResolvedPerson>
  );
}

/** How often they were paid before. */
function Familiarity({ count }: { count: number }) {
  const { to: messages } = useMessages('send');
  const { locale } = useI18n();
  if (count === 0) return <span className="tag warn">{messages.isNew}</span>;
  return <small>{interpolate(plural(locale, count, messages.sent), { count })}</small>;
}

function GoOn({ person }: { person: Person }) {
  const { to: messages } = useMessages('send');
  const { formId, onChosen } = useRecipientForm();
  useRecipientSubmit(() => {
    choosePerson(person);
    onChosen();
  });
  return (
    <GoBar>
      <Button type="submit" form={formId} variant="primary" wide>
        {interpolate(messages.continueWith, { name: sanitizeText(person.name) })}
      </Button>
    </GoBar>
  );
}
