import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { deletePayee, type SavedPayee } from '#src/stores/payees/payees.ts';
import { PinDialog } from '../../../../approval/PinDialog.tsx';
import { useMessages } from '../../../../i18n/i18n.ts';
import { AccountPlace, AddressPlace } from '../../../../payment/PayeePlace.tsx';

interface RemovePayeeProps {
  payee: SavedPayee;
  open: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for the PIN, and forgets a payee. */
export function RemovePayee({ payee, open, onClose, onRemoved }: RemovePayeeProps) {
  const messages = useMessages('linkedAccounts');
  const label = sanitizeText(payee.label);
  return (
    <PinDialog
      open={open}
      onClose={onClose}
      needsTotp={false}
      action={interpolate(messages.removeAction, { label })}
      summary={
        <div className="payee-summary">
          <p>{messages.removes}</p>
          <p>
            <b>
              <bdi translate="no">{label}</bdi>
            </b>
          </p>
          {payee.kind === 'address' ? (
            <AddressPlace {...payee} />
          ) : (
            <AccountPlace bank={payee.bank_name} number={payee.account_number} holder={payee.account_name} />
          )}
          <p className="soft small-text">{messages.removeText}</p>
        </div>
      }
      onApprove={async (approval) => {
        await deletePayee(payee.payee_id, approval);
        onClose();
        showToast('success', interpolate(messages.removed, { label }));
        // The row, and the dialog in it, are gone.
        setTimeout(onRemoved);
      }}
    />
  );
}
