import { Button } from '#src/ui/form/Button.tsx';
import { Ask } from '../../dialog/ConfirmDialog.tsx';
import { useWords } from '../../i18n/i18n.ts';

interface AskSecurityProps {
  open: boolean;
  onClose: () => void;
  onOff: () => void;
}

/** Whoever turns security alerts off would not hear of somebody else in the account. */
export function AskSecurity({ open, onClose, onOff }: AskSecurityProps) {
  const { ask } = useWords('notifications');
  return (
    <Ask open={open} onClose={onClose} title={ask.heading}>
      <p>{ask.text}</p>
      <div className="row">
        <Button look="primary" onClick={onClose}>
          {ask.keep}
        </Button>
        <Button
          onClick={() => {
            onOff();
            onClose();
          }}
        >
          {ask.off}
        </Button>
      </div>
    </Ask>
  );
}
