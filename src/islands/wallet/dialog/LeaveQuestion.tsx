import { Button } from '#src/ui/form/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useBackCloses } from './use-back-closes.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

interface LeaveQuestionProps {
  /** Whether there is something to lose. */
  isGuarded: boolean;
  messages: Readonly<Record<'heading' | 'text' | 'stay' | 'leave' | 'close', string>>;
}

/** Asks before a screen with something to lose is left. Back and Escape stay on it. */
export function LeaveQuestion({ isGuarded, messages }: LeaveQuestionProps) {
  const { isAsking, stay, leave } = useLeaveGuard(isGuarded);
  useBackCloses(isAsking, () => {
    stay();
    return true;
  });
  return (
    <ConfirmDialog open={isAsking} onClose={stay} title={messages.heading} closeLabel={messages.close}>
      <p>{messages.text}</p>
      <div className="row">
        <Button onClick={leave}>{messages.leave}</Button>
        <Button variant="primary" onClick={stay}>
          {messages.stay}
        </Button>
      </div>
    </ConfirmDialog>
  );
}
