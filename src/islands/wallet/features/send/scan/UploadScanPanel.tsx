import { useStore } from '@nanostores/react';
import { $panels } from '#src/stores/interface/panels.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { OtherWays } from './OtherWays.tsx';
import { PictureDrop } from './PictureDrop.tsx';
import { ScannedCode } from './ScannedCode.tsx';
import { useScannedText } from './use-scanned-text.ts';

/** Reads the QR code of somebody who is paid, from a picture. */
export function UploadScanPanel() {
  const { running, upload } = useMessages('scan');
  const { scanned, take, clear, send } = useScannedText();
  const isTop = useStore($panels).at(-1) === 'upload-scan';
  return (
    <div className="scan">
      <ScannedCode scanned={scanned} take={take} send={send} again={upload.again} onAgain={clear} />
      {scanned.name === 'none' && <PictureDrop isActive={isTop} onText={take} />}
      <p className="sr" role="status">
        {scanned.name === 'found' ? running.found : ''}
      </p>
      <OtherWays other="scan" />
    </div>
  );
}
