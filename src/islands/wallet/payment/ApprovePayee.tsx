import { useStore } from '@nanostores/react';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { createPayee, type NewPayee } from '#src/stores/payees/payees.ts';
import { $security } from '#src/stores/security/security.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { PinDialog } from '../approval/PinDialog.tsx';
import { useMessages } from '../i18n/i18n.ts';

/** What the API says of the payee itself, not of the approval: its form shows it. */
const formErrors = [
  'forbidden',
  'asset_not_found',
  'network_paused',
  'address_invalid',
  'address_wrong_network',
  'self_send',
  'memo_required',
  'memo_invalid',
  'account_number_invalid',
  'name_mismatch',
  'bank_not_answering',
] as const satisfies ErrorCode[];

interface ApprovePayeeProps {
  /** What is saved; null while nothing is asked. */
  payee: NewPayee | null;
  action: string;
  summary: ElementNode;
  onClose: () => void;
  onSaved: () => void;
  /** The dialog is closed by then. */
  onRefused: (error: ApiError) => void;
}

/** Asks for the PIN of a new payee, and saves it. */
export function ApprovePayee({ payee, action, summary, onClose, onSaved, onRefused }: ApprovePayeeProps) {
  const { saved, approves } = useMessages('addPayee');
  const security = useStore($security).data;
  return (
    <PinDialog
      open={payee !== null}
      onClose={onClose}
      needsTotp={security?.two_factor.enabled ?? false}
      action={action}
      summary={
        <>
          <p>{approves}</p>
          {summary}
        </>
      }
      onApprove={async (approval) => {
        if (!payee) return;
        try {
          const { label } = await createPayee(payee, approval);
          onClose();
          showToast('success', interpolate(saved, { label: sanitizeText(label) }));
          onSaved();
        } catch (error) {
          const refusal = formErrors.find((code) => hasErrorCode(error, code));
          if (refusal === undefined) throw error;
          onClose();
          // The dialog gives the focus back as it closes: the form moves it after that.
          setTimeout(() => onRefused(error as ApiError));
        }
      }}
    />
  );
}
