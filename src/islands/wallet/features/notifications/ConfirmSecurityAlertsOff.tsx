import { Button } from '#src/ui/form/Button.tsx';
import { ConfirmDialog } from '../../dialog/ConfirmDialog.tsx';
import { useMessages } from '../../i18n/i18n.ts';

interface AskSecurityProps {
  open: boolean;
  onClose: () => void;
  onOff: () => void;
}

/** Whoever turns security alerts off would not hear of somebody else in the account. */
export function ConfirmSecurityAlertsOff({ open, onClose, onOff }: AskSecurityProps) {
  const { ask } = useMessages('notifications');
  return (
    <ConfirmDialog open={open} onClose={onClose} title={ask.heading}>
      <p>{ask.text}</p>
      <div className="row">
        <Button variant="primary" onClick={onClose}>
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
    </ConfirmDialog>
  );
}
