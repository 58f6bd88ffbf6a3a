import { useStore } from '@nanostores/react';
import { useEffect, useState, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { Approval } from '#contract/approval.ts';
import { $security, retrySecurity, revalidateSecurity } from '#src/stores/security/security.ts';
import { pinHint } from '#src/stores/session/auth.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { QuestionLink } from '../dialog/QuestionLink.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { QueryStates } from '../status/QueryStates.tsx';
import { ApprovalForm } from './ApprovalForm.tsx';
import { pinResetHref } from './pin-reset-url.ts';
import { LockedPin } from './LockedPin.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';
import { SetPinForm } from './SetPinForm.tsx';
import { useHeldPin } from './use-held-pin.ts';

export interface PinDialogProps {
  open: boolean;
  /** Nothing is approved, and nothing is lost. Not called while a request is in flight. */
  onClose: () => void;
  /** Whether a code of the authenticator app is needed, too. The API may ask for one all the same. */
  needsTotp: boolean;
  /** The label of the button that approves: `Send 5,000 NGN`. */
  action: string;
  /** What is approved: of a payment the amount and the whole receiver, as they were reviewed, of all else a sentence. */
  summary: ElementNode;
  /** Path and query of what a reset of a forgotten PIN comes back to. The address that is open, unless it is given. */
  returnTo?: string;
  /** What else can be done while the PIN is locked, where the API takes something in its place. */
  lockedAlternative?: { readonly label: string; readonly onPress: () => void };
  /** What stands below the code: the way of who has lost the authenticator app. Its link is given what leaves the question. */
  withoutCode?: (onLeave: (event: MouseEvent) => void) => ElementNode;
  /**
   * Does what is approved, and closes the dialog.
   * @throws ApiError of an approval that was refused, which is shown here. Any other outcome is the caller's to show.
   */
  onApprove: (approval: Approval) => Promise<void>;
}

/** Asks for the PIN. Who has none sets one up first, which approves, too; who has locked it sees until when. */
export function PinDialog({ open, onClose, ...question }: PinDialogProps) {
  const messages = useMessages('pin');
  const query = useStore($security);
  const flight = useSingleFlight();
  const [isChoosing, setChoosing] = useState(false);

  useEffect(() => {
    // What was read for another screen may be old: the PIN can have been locked elsewhere.
    if (open) revalidateSecurity();
  }, [open]);

  // The next question begins anew.
  if (!open && isChoosing) setChoosing(false);

  const close = () => {
    if (!flight.busy) onClose();
    return !flight.busy;
  };

  const isFirst = !(query.data?.pin.set ?? pinHint());
  return (
    <QuestionDialog
      open={open}
      onClose={close}
      title={isFirst ? messages.beats[isChoosing ? 'choose' : 'prove'].title : messages.approve}
      closeLabel={messages.close}
      isHeld={flight.busy}
    >
      <Question {...question} flight={flight} onClose={close} onBeat={setChoosing} />
    </QuestionDialog>
  );
}

interface QuestionProps extends Omit<PinDialogProps, 'open' | 'onClose'> {
  flight: ReturnType<typeof useSingleFlight>;
  onClose: () => boolean;
  /** Whether a first PIN is being chosen, its owner's password once typed. */
  onBeat: (isChoosing: boolean) => void;
}

/** What is approved, and the form that the PIN's state asks for. It is gone with the dialog, and with it any PIN. */
function Question(props: QuestionProps) {
  const { summary, returnTo, lockedAlternative, withoutCode, onClose, onBeat, ...form } = props;
  const messages = useMessages('pin');
  const query = useStore($security);
  const { pathname, search } = useLocation();
  const held = useHeldPin();

  const onLeave = (event: MouseEvent) => {
    if (!onClose()) event.preventDefault();
  };
  const forgot = (className: string, label: string = messages.forgot) => (
    <QuestionLink className={className} to={pinResetHref(returnTo ?? pathname + search)} onClick={onLeave}>
      {label}
    </QuestionLink>
  );
  return (
    <div className="approval">
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
          if (!pin.set) return <SetPinForm approves={{ held, flight: form.flight, onBeat }} />;
          if (pinLockedUntil === null)
            return (
              <ApprovalForm
                {...form}
                held={held}
                forgot={forgot('standalone-link')}
                withoutCode={withoutCode?.(onLeave)}
              />
            );
          return (
            <LockedPin
              until={pinLockedUntil}
              cost={
                pin.reset_follows === null
                  ? messages.reset.restriction
                  : messages.reset.restrictionAfter[pin.reset_follows]
              }
              onWait={onClose}
            >
              {lockedAlternative && (
                <Button variant="primary" wide onClick={lockedAlternative.onPress}>
                  {lockedAlternative.label}
                </Button>
              )}
              {forgot(lockedAlternative ? 'button wide' : 'button primary wide', messages.locked.reset)}
            </LockedPin>
          );
        }}
      </QueryStates>
    </div>
  );
}
