import { Button } from '#src/ui/form/Button.tsx';
import { ConfirmDialog } from '../../dialog/ConfirmDialog.tsx';
import { useMessages } from '../../i18n/i18n.ts';

interface ConfirmSecurityAlertsOffProps {
  open: boolean;
  onClose: () => void;
  onOff: () => void;
}

/** Asks first: without security alerts a person is not told when somebody else gets into the account. */
export function ConfirmSecurityAlertsOff({ open, onClose, onOff }: ConfirmSecurityAlertsOffProps) {
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
