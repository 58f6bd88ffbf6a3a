import { FoundCode } from './FoundCode.tsx';
import { ScanRefusal } from './ScanRefusal.tsx';
import { UnknownCode } from './UnknownCode.tsx';
import type { Scanned } from './use-scanned-text.ts';

interface ScannedCodeProps extends Pick<Scanned, 'scanned' | 'take' | 'send'> {
  /** What the button for another try says. */
  again: string;
  onAgain: () => void;
}

/** What a panel shows once a QR code was read; nothing before. */
export function ScannedCode({ scanned, take, send, again, onAgain }: ScannedCodeProps) {
  switch (scanned.name) {
    case 'none':
      return null;
    case 'found':
      return <FoundCode />;
    case 'failed':
      return <UnknownCode onRetry={() => take(scanned.text)} />;
    case 'refused':
      return <ScanRefusal outcome={scanned.outcome} again={again} onAgain={onAgain} onSend={send} />;
  }
}
