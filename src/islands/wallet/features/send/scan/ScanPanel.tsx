import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $panels } from '#src/stores/interface/panels.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { CameraProblem } from './CameraProblem.tsx';
import { CameraStart } from './CameraStart.tsx';
import { CameraView } from './CameraView.tsx';
import { OtherWays } from './OtherWays.tsx';
import { ScannedCode } from './ScannedCode.tsx';
import { useCamera } from './use-camera.ts';
import { useScannedText } from './use-scanned-text.ts';

/** Reads the QR code of somebody who is paid, by the camera. */
export function ScanPanel() {
  const { again, running } = useMessages('scan');
  const { state, start, stop, switchCamera, toggleTorch } = useCamera();
  const { scanned, take, clear, send } = useScannedText();
  const isCovered = useStore($panels).at(-1) !== 'scan';
  const hasCode = scanned.name !== 'none';

  useEffect(() => {
    if (hasCode || isCovered) stop();
  }, [hasCode, isCovered, stop]);

  return (
    <div className="scan">
      <ScannedCode
        scanned={scanned}
        take={take}
        send={send}
        again={again}
        onAgain={() => {
          clear();
          start();
        }}
      />
      {!hasCode && state.name === 'on' && (
        <CameraView
          camera={state}
          onFound={take}
          onStop={stop}
          onSwitchCamera={switchCamera}
          onToggleTorch={toggleTorch}
        />
      )}
      {!hasCode && state.name === 'failed' && <CameraProblem failure={state.failure} onRetry={start} />}
      {!hasCode && (state.name === 'off' || state.name === 'asking') && (
        <CameraStart isAsking={state.name === 'asking'} onStart={start} />
      )}
      <p className="sr" role="status">
        {scanned.name === 'found' ? running.found : ''}
      </p>
      <OtherWays other="upload-scan" />
    </div>
  );
}
