import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPaymentOpen } from '#src/stores/transfers/payment.ts';
import { $sendDraft, restoreSendDraft } from '#src/stores/transfers/send-draft.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { PanelLink } from '../../../panels/PanelLink.tsx';
import { enqueueNavigation, panelOfHistoryEntry } from '../../../panels/panel-navigation.ts';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { firstOpenPage } from '../send-steps.ts';
import { RecipientFinder } from '../to/RecipientFinder.tsx';

const parts = {
  address: () => <OnThePage name="address" />,
  bank: () => <OnThePage name="bank" />,
};

/** The short form of /w/send: whom to pay. What has to be looked at first, or filled in, is on the page itself. */
export function SendPanel() {
  const { to: messages } = useMessages('send');
  const navigate = useNavigate();
  useState(restoreSendDraft);
  const goOn = useCallback(
    () =>
      enqueueNavigation(() =>
        navigate(`/w/send?step=${firstOpenPage($sendDraft.get())}`, {
          replace: panelOfHistoryEntry() !== null,
        }),
      ),
    [navigate],
  );
  // A payment whose end is not known is looked at before another one begins.
  if (isPaymentOpen())
    return (
      <EmptyState heading={messages.open.heading} text={messages.open.text}>
        <PanelLink className="button primary" to="/w/send?step=status">
          {messages.open.see}
        </PanelLink>
      </EmptyState>
    );
  return (
    <div className="send-panel">
      <RecipientFinder onChosen={goOn} parts={parts} focused />
    </div>
  );
}

function OnThePage({ name }: { name: 'address' | 'bank' }) {
  const { to: messages } = useMessages('send');
  return (
    <div className="recipient-part">
      <p className="soft">{messages.openPageText[name]}</p>
      <PanelLink className="button primary" to="/w/send">
        {messages.openPage}
      </PanelLink>
    </div>
  );
}
