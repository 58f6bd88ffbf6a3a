import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { cameraOff } from '#src/ui/icons/scan.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import type { CameraFailure } from './camera.ts';
import { StageHeading } from './StageHeading.tsx';

/** Asking once more changes nothing there. */
const final: ReadonlySet<CameraFailure> = new Set<CameraFailure>(['insecure', 'unsupported']);

/** Why there is no camera, and what can be done about it. */
export function CameraProblem({ failure, onRetry }: { failure: CameraFailure; onRetry: () => void }) {
  const { problems, start } = useMessages('scan');
  const { load } = useI18n().messages;
  const { heading, text } = problems[failure];
  return (
    <>
      <div className="view off">
        <Icon d={cameraOff} />
      </div>
      <div className="words" role="alert">
        <StageHeading>{heading}</StageHeading>
        <p>{text}</p>
        {failure === 'denied' && (
          <>
            <ol>
              {problems.allow.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="soft">{problems.system}</p>
          </>
        )}
      </div>
      {!final.has(failure) && (
        <Button variant="primary" wide onClick={onRetry}>
          {failure === 'hidden' || failure === 'dismissed' ? start.button : load.retry}
        </Button>
      )}
    </>
  );
}
