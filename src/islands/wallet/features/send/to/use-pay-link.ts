import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { $recipientInput, putRecipientText } from '#src/stores/transfers/recipient-input.ts';
import { enqueueNavigation, panelOfHistoryEntry } from '../../../panels/panel-navigation.ts';

/** Follows a link of this site that is pasted into the field: as if it had been opened. */
export function usePayLink(): void {
  const { recognized } = useStore($recipientInput);
  const navigate = useNavigate();
  useEffect(() => {
    if (recognized?.kind !== 'pay-link') return;
    const { to, request } = recognized;
    putRecipientText(request === null ? (to ?? '') : '');
    if (request !== null)
      enqueueNavigation(() =>
        navigate(`/w/send?request=${encodeURIComponent(request)}`, {
          replace: panelOfHistoryEntry() !== null,
        }),
      );
  }, [recognized, navigate]);
}
