import { useState } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { block as blockIcon } from '#src/ui/icons/feature.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../../approval/use-failure-text.ts';
import { ConfirmDialog } from '../../dialog/ConfirmDialog.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';

interface BlockButtonProps {
  /** Of the person. */
  name: string;
  isBlocked: boolean;
  onBlock: (blocked: boolean) => Promise<void>;
}

/** Blocks somebody, or ends the block, after saying what that does. One button for both, so that it keeps the focus. */
export function BlockButton({ name, isBlocked, onBlock }: BlockButtonProps) {
  const { block, unblock } = useMessages('person');
  const { toasts } = useI18n();
  const failureText = useFailureText();
  const { busy, run } = useSingleFlight();
  /** What is asked about: it stays while the dialog closes over a change that is shown already. */
  const [question, setQuestion] = useState<'block' | 'unblock'>('block');
  const [isAsking, setIsAsking] = useState(false);
  const messages = question === 'block' ? block : unblock;
  const withName = (text: string) => removeHanSpaces(interpolate(text, { name }));

  const save = async () => {
    setIsAsking(false);
    try {
      await onBlock(question === 'block');
      showToast('success', withName(messages.done));
    } catch (error) {
      showToast('error', failureText(error));
    }
    return undefined;
  };

  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        busy={busy}
        busyLabel={messages.busy}
        slowLabel={toasts.stillWorking}
        onClick={() => {
          setQuestion(isBlocked ? 'unblock' : 'block');
          setIsAsking(true);
        }}
      >
        <Icon d={blockIcon} />
        <span>{isBlocked ? unblock.button : block.button}</span>
      </Button>
      <ConfirmDialog open={isAsking} onClose={() => setIsAsking(false)} title={withName(messages.heading)}>
        <p>{withName(messages.text)}</p>
        <div className="row">
          <Button onClick={() => setIsAsking(false)}>{messages.no}</Button>
          <Button variant="primary" onClick={() => void run(save)}>
            {messages.yes}
          </Button>
        </div>
      </ConfirmDialog>
    </>
  );
}
