import { useStore } from '@nanostores/react';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { $security } from '#src/stores/security/security.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { useRestrictionText } from '../status/use-restriction-text.ts';

/** What saving a payee asks for, and what keeps it from being paid: said before it is saved. */
export function NewPayeeNote() {
  const { asksPin } = useMessages('addPayee');
  const { locale } = useI18n();
  const restrictionText = useRestrictionText();
  const restriction = useStore($security).data?.restrictions.find(
    ({ scope, device }) => scope !== 'bank' && device !== 'other',
  );
  return (
    <p className="soft small-text">
      {restriction ? joinSentences(locale, asksPin, restrictionText(restriction)) : asksPin}
    </p>
  );
}
