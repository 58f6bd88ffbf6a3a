import { useId, useState } from 'react';
import { labelRule } from '#contract/payees.ts';
import { tidyText } from '#contract/text/person-text.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { renamePayee, type SavedPayee } from '#src/stores/payees/payees.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { TextField } from '#src/ui/form/Field.tsx';
import { useFailureText } from '../../../../approval/use-failure-text.ts';
import { ConfirmDialog } from '../../../../dialog/ConfirmDialog.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';
import { useTextProblem } from '../../../../i18n/use-text-problem.ts';

interface RenamePayeeProps {
  payee: SavedPayee;
  open: boolean;
  onClose: () => void;
}

/** Gives a payee another label. It is shown at once; a refused one goes back. */
export function RenamePayee({ payee, open, onClose }: RenamePayeeProps) {
  const messages = useMessages('linkedAccounts');
  const label = sanitizeText(payee.label);
  return (
    <ConfirmDialog open={open} onClose={onClose} title={interpolate(messages.renameHeading, { label })}>
      <LabelForm payee={payee} onClose={onClose} />
    </ConfirmDialog>
  );
}

function LabelForm({ payee, onClose }: Omit<RenamePayeeProps, 'open'>) {
  const messages = useMessages('linkedAccounts');
  const failureText = useFailureText();
  const id = useId();
  const [label, setLabel] = useState(payee.label);
  const [error, setError] = useState<string>();
  const problem = useTextProblem()(label, labelRule);

  const save = () => {
    const typed = tidyText(label);
    if (typed === '') setError(messages.labelMissing);
    if (typed === '' || problem) {
      document.getElementById(id)?.focus();
      return;
    }
    onClose();
    if (typed === tidyText(payee.label)) return;
    renamePayee(payee.payee_id, typed).then(
      () => showToast('success', messages.renamed),
      (failure: unknown) => showToast('error', failureText(failure)),
    );
  };

  return (
    <form
      className="payee-label"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField
        id={id}
        label={messages.label}
        error={problem ?? error}
        value={label}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setLabel(value);
          setError(undefined);
        }}
      />
      <div className="row">
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button type="submit" variant="primary">
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
