import { useEffect, useRef } from 'react';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { light, switchCamera as switchIcon } from '#src/ui/icons/scan.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import type { CameraState } from './use-camera.ts';
import { useFrameScan } from './use-frame-scan.ts';
import { ScanTarget } from './ScanTarget.tsx';

interface CameraViewProps {
  camera: Extract<CameraState, { name: 'on' }>;
  onFound: (text: string) => void;
  onStop: () => void;
  onSwitchCamera: () => void;
  onToggleTorch: () => void;
}

/** The camera's picture, with the frame to hold a QR code in. */
export function CameraView({ camera, onFound, onStop, onSwitchCamera, onToggleTorch }: CameraViewProps) {
  const { running, failedScanner } = useMessages('scan');
  const { load } = useI18n().messages;
  const video = useRef<HTMLVideoElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const { stream, cameras, torch } = camera;
  const scan = useFrameScan(video, stream, onFound);
  const isSlow = useIsSlow(scan !== 'failed');

  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = stream;
    // A stream that ends meanwhile says so itself.
    element.play().catch(() => undefined);
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  // The button that was pressed has gone.
  useEffect(() => stopButton.current?.focus(), []);

  const words = {
    loading: isSlow ? running.loadingSlow : running.loading,
    scanning: isSlow ? running.hint : running.scanning,
    failed: '',
  };
  return (
    <>
      <div className="view">
        <video ref={video} muted playsInline aria-label={running.view} />
        <ScanTarget />
      </div>
      <div className="words">
        <h3>{running.aim}</h3>
        <p role="status">{words[scan]}</p>
      </div>
      {scan === 'failed' && (
        <p className="notice bad" role="alert">
          {failedScanner}
        </p>
      )}
      <div className="controls">
        {torch !== null && (
          <Button aria-pressed={torch} onClick={onToggleTorch}>
            <Icon d={light} />
            <span>{running.light}</span>
          </Button>
        )}
        {cameras.length > 1 && (
          <Button onClick={onSwitchCamera}>
            <Icon d={switchIcon} />
            <span>{running.switchCamera}</span>
          </Button>
        )}
        <Button ref={stopButton} onClick={onStop}>
          {scan === 'failed' ? load.retry : running.stop}
        </Button>
      </div>
    </>
  );
}
