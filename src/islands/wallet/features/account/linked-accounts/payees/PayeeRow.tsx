import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { SavedPayee } from '#src/stores/payees/payees.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { more } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';
import { useIsCurrentEntry } from '../../../../navigation/use-is-current-entry.ts';
import { PayeeItem } from '../../../../payment/PayeeItem.tsx';
import { useIsWaiting } from '../../../../payment/use-is-waiting.ts';
import { RemovePayee } from './RemovePayee.tsx';
import { RenamePayee } from './RenamePayee.tsx';
import { sendToPayee } from './send-to-payee.ts';

interface PayeeRowProps {
  payee: SavedPayee;
  /** Called after it was removed: the focus needs another place. */
  onRemoved: () => void;
}

/** A payee with what can be done about it, which a button shows under it. */
export function PayeeRow({ payee, onRemoved }: PayeeRowProps) {
  const messages = useMessages('linkedAccounts');
  const navigate = useNavigate();
  const isCurrentEntry = useIsCurrentEntry();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [asking, setAsking] = useState<'rename' | 'remove' | null>(null);
  const isWaiting = useIsWaiting(payee);
  const label = sanitizeText(payee.label);
  const close = () => setAsking(null);

  return (
    <li>
      <PayeeItem payee={payee}>
        <button
          className="tool"
          type="button"
          aria-label={interpolate(messages.more, { label })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon d={more} />
        </button>
      </PayeeItem>
      {isOpen && (
        <>
          <div className="row" id={id}>
            {!isWaiting && (
              <Button
                small
                onClick={() => {
                  void sendToPayee(payee).then((path) => {
                    if (isCurrentEntry()) void navigate(path);
                  });
                }}
              >
                {messages.send}
              </Button>
            )}
            <Button small aria-haspopup="dialog" onClick={() => setAsking('rename')}>
              {messages.rename}
            </Button>
            <Button small aria-haspopup="dialog" onClick={() => setAsking('remove')}>
              {messages.remove}
            </Button>
          </div>
          <RenamePayee payee={payee} open={asking === 'rename'} onClose={close} />
          <RemovePayee payee={payee} open={asking === 'remove'} onClose={close} onRemoved={onRemoved} />
        </>
      )}
    </li>
  );
}
