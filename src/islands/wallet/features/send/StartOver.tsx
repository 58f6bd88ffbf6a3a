import { useNavigate } from 'react-router-dom';
import { showToast } from '#src/stores/interface/toasts.ts';
import { isPaymentOpen } from '#src/stores/transfers/payment.ts';
import { putRecipientText } from '#src/stores/transfers/recipient-input.ts';
import { clearSendDraft, updateSendDraft, type SendDraft } from '#src/stores/transfers/send-draft.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { startAgain } from '#src/ui/icons/payment.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { useSendFlow } from './send-flow.ts';
import type { SendPage } from './send-steps.ts';

interface StartOverProps {
  page: SendPage;
  draft: SendDraft;
}

/** Forgets what is chosen and begins at the first step. Nobody is asked first: for a while it can be had back. */
export function StartOver({ page, draft }: StartOverProps) {
  const { startOver, startedOver, undo } = useMessages('send');
  const { addressOf, goTo } = useSendFlow();
  const navigate = useNavigate();
  if (draft.recipient === null && draft.preset === null) return null;

  const handlePress = () => {
    clearSendDraft();
    putRecipientText('');
    goTo('to', { replace: page === 'to' });
    showToast('info', startedOver, {
      action: {
        label: undo,
        onPress: () => {
          // A payment that has left meanwhile is looked at, not edited.
          if (isPaymentOpen()) return;
          updateSendDraft(draft);
          void navigate(addressOf(page));
        },
      },
    });
  };
  return (
    <Button variant="quiet" small onClick={handlePress}>
      <Icon d={startAgain} />
      <span>{startOver}</span>
    </Button>
  );
}
