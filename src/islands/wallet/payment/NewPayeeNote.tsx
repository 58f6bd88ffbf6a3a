import { useStore } from '@nanostores/react';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { $security } from '#src/stores/security/security.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';

/** What saving a payee asks for, and from when it can be paid: said before it is saved. */
export function NewPayeeNote() {
  const messages = useMessages('addPayee');
  const { locale } = useI18n();
  const today = useToday();
  const restriction = useStore($security).data?.restrictions.find(({ scope }) => scope === 'new_payees');
  if (!restriction) return <p className="soft small-text">{messages.asksPin}</p>;
  const usable = withUpcoming(messages.usableFrom, restriction.until, locale, today);
  return (
    <p className="soft small-text">
      {joinSentences(locale, messages.asksPin, usable, messages.restricted[restriction.reason])}
    </p>
  );
}
