import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { StageHeading } from './StageHeading.tsx';

/** A QR code was read, but what tells what it is could not be loaded. */
export function UnknownCode({ onRetry }: { onRetry: () => void }) {
  const { running, failedScanner } = useMessages('scan');
  const { load } = useI18n().messages;
  return (
    <>
      <div className="words" role="alert">
        <StageHeading>{running.found}</StageHeading>
        <p>{failedScanner}</p>
      </div>
      <Button variant="primary" wide onClick={onRetry}>
        {load.retry}
      </Button>
    </>
  );
}
