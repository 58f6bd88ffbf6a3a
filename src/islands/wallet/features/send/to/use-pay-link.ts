import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { payLinkParameters } from '#src/stores/transfers/pay-link-parameters.ts';
import { beginLinkedPayment } from '#src/stores/transfers/payment-link.ts';
import { $recipientInput, putRecipientText } from '#src/stores/transfers/recipient-input.ts';
import { useI18n } from '../../../i18n/i18n.ts';
import { useIsCurrentEntry } from '../../../navigation/use-is-current-entry.ts';
import { enqueueNavigation, panelOfHistoryEntry } from '../../../panels/panel-navigation.ts';

/** Follows a link of this site that is pasted into the field: as if it had been opened. */
export function usePayLink(): void {
  const { recognized } = useStore($recipientInput);
  const navigate = useNavigate();
  const isCurrentEntry = useIsCurrentEntry();
  const { numberLocale } = useI18n();
  useEffect(() => {
    if (recognized?.kind !== 'pay-link' || !isCurrentEntry()) return;
    const { request } = recognized;
    if (request === null) {
      beginLinkedPayment(new URLSearchParams(payLinkParameters(recognized)), numberLocale);
      return;
    }
    putRecipientText('');
    enqueueNavigation(() =>
      navigate(`/w/send?request=${encodeURIComponent(request)}`, {
        replace: panelOfHistoryEntry() !== null,
      }),
    );
  }, [recognized, navigate, isCurrentEntry, numberLocale]);
}
