import { useStore } from '@nanostores/react';
import { heldBack, scopeHoldsBack } from '#contract/held-back.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { $security } from '#src/stores/security/security.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { useRestrictionText } from '../status/use-restriction-text.ts';

/** What saving a payee asks for, and what keeps it from being paid: said before it is saved. */
export function NewPayeeNote({ isBank }: { isBank: boolean }) {
  const { asksPin } = useMessages('addPayee');
  const { locale } = useI18n();
  const restrictionText = useRestrictionText();
  const { restrictions = [], sending_frozen = false } = useStore($security).data ?? {};
  const { canSendTo } = heldBack(restrictions, sending_frozen);
  const { here } = heldBack(
    restrictions.filter(({ scope }) => scopeHoldsBack(scope, { isBank, isKnown: false })),
  );
  return (
    <p className="soft small-text">
      {here.length > 0 ? joinSentences(locale, asksPin, restrictionText(here, canSendTo)) : asksPin}
    </p>
  );
}
