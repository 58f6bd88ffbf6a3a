import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Approval } from '#contract/approval.ts';
import { $security, retrySecurity, revalidateSecurity } from '#src/stores/security/security.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { QueryStates } from '../status/QueryStates.tsx';
import { ApprovalForm } from './ApprovalForm.tsx';
import { PinLocked } from './PinLocked.tsx';
import { SetPinForm } from './SetPinForm.tsx';

export interface PinDialogProps {
  open: boolean;
  onClose: () => void;
  /** Whether a code of the authenticator app is needed, too. The API may ask for one all the same. */
  needsTotp: boolean;
  /** The label of the button that approves: `Send 5,000 NGN`. */
  action: string;
  /** What is approved: amount and receiver, as they were reviewed. */
  summary?: ReactNode;
  /**
   * Does what is approved, and closes the dialog.
   * @throws ApiError of an approval that was refused, which is shown here. Any other outcome is the caller's to show.
   */
  onApprove: (approval: Approval) => Promise<void>;
}

/** Asks for the PIN. Who has none sets one up first, and goes on with it; who has locked it sees until when. */
export function PinDialog({ open, onClose, summary, ...form }: PinDialogProps) {
  const messages = useMessages('pin');
  const query = useStore($security);

  useEffect(() => {
    // What was read for another screen may be old: the PIN can have been locked elsewhere.
    if (open) revalidateSecurity();
  }, [open]);

  const isFirst = query.data?.pin.set === false;
  return (
    <ConfirmDialog open={open} onClose={onClose} title={isFirst ? messages.headings.first : messages.approve}>
      <div className="approval">
        <p>{isFirst ? messages.texts.first : messages.never}</p>
        {summary}
        <QueryStates
          query={query}
          messages={messages}
          at={null}
          onRetry={retrySecurity}
          hasOfflineNotice
          skeleton={<Skeleton size="box" />}
        >
          {({ pin, pinLockedUntil }) => {
            if (!pin.set) return <SetPinForm />;
            if (pinLockedUntil === null) return <ApprovalForm {...form} onClose={onClose} />;
            return (
              <>
                <PinLocked until={pinLockedUntil} />
                <Link className="button wide" to="/w/security/pin" onClick={onClose}>
                  {messages.forgot}
                </Link>
              </>
            );
          }}
        </QueryStates>
      </div>
    </ConfirmDialog>
  );
}
