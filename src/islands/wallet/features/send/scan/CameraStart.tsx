import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { camera } from '#src/ui/icons/scan.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { ScanTarget } from './ScanTarget.tsx';
import { StageHeading } from './StageHeading.tsx';

interface CameraStartProps {
  isAsking: boolean;
  onStart: () => void;
}

/** Before the camera: what it is for, and the button that asks for it. */
export function CameraStart({ isAsking, onStart }: CameraStartProps) {
  const { start } = useMessages('scan');
  const isSlow = useIsSlow(isAsking);
  return (
    <>
      <div className="view idle">
        <ScanTarget />
        <Icon d={camera} />
      </div>
      <div className="words">
        <StageHeading>{start.heading}</StageHeading>
        <p>{start.text}</p>
      </div>
      <Button variant="primary" wide busy={isAsking} busyLabel={start.asking} onClick={onStart}>
        {start.button}
      </Button>
      <p className="soft" role="status">
        {isSlow ? start.slow : start.privacy}
      </p>
    </>
  );
}
