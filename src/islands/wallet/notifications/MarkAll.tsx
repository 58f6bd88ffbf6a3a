import { Button } from '#src/ui/Button.tsx';
import { useWallet, useWords } from '../words.ts';
import { useMarkAll } from './use-marks.ts';

export function MarkAll() {
  const { toasts } = useWallet();
  const words = useWords('notifications');
  const { busy, markAll } = useMarkAll();
  return (
    <Button
      look="quiet"
      small
      busy={busy}
      busyLabel={words.marking}
      slowLabel={toasts.stillWorking}
      onClick={markAll}
    >
      {words.markAll}
    </Button>
  );
}
