import { Button } from '#src/ui/form/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface LeaveQuestionProps {
  /** Whether there is something to lose. */
  isGuarded: boolean;
  messages: Readonly<Record<'heading' | 'text' | 'stay' | 'leave' | 'close', string>>;
  /** The person has agreed to lose it: called before the screen is left. */
  onLeave?: () => void;
}

/** Asks before a screen with something to lose is left. Back and Escape stay on it. */
export function LeaveQuestion({ isGuarded, messages, onLeave }: LeaveQuestionProps) {
  const { isAsking, stay, leave } = useLeaveGuard(isGuarded);
  useBackCloses(isAsking, () => {
    stay();
    return true;
  });
  return (
    <ConfirmDialog open={isAsking} onClose={stay} title={messages.heading} closeLabel={messages.close}>
      <p>{messages.text}</p>
      <div className="row">
        {/* First, and so the one with the focus: nothing is lost by a press too many. */}
        <Button variant="primary" onClick={stay}>
          {messages.stay}
        </Button>
        <Button
          onClick={() => {
            onLeave?.();
            leave();
          }}
        >
          {messages.leave}
        </Button>
      </div>
    </ConfirmDialog>
  );
}
