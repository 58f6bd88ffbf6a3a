import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { ConfirmDialog } from '../../../dialog/ConfirmDialog.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

interface LeaveDialogProps {
  /** Of the changes that would be lost. */
  count: number;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before changes are lost. */
export function LeaveDialog({ count, open, onStay, onLeave }: LeaveDialogProps) {
  const { leave: messages } = useMessages('profile');
  const { locale } = useI18n();
  return (
    <ConfirmDialog open={open} onClose={onStay} title={messages.heading}>
      <p>{interpolate(plural(locale, count, messages.text), { count })}</p>
      <div className="row">
        <Button variant="primary" onClick={onStay}>
          {messages.keep}
        </Button>
        <Button onClick={onLeave}>{messages.discard}</Button>
      </div>
    </ConfirmDialog>
  );
}
