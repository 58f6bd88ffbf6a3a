import { showToast } from '#src/stores/interface/toasts.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { download, share } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { drawCode } from './draw-code.ts';

interface ShareCodeProps {
  /** What the QR code says. */
  code: string;
  /** Of the picture, without its ending. */
  fileName: string;
  title: string;
  /** What stands under the title: an address, a memo, a link. */
  lines: readonly string[];
  shareLabel: string;
  messages: { readonly save: string; readonly saving: string; readonly notSaved: string };
}

/** Shares a code as text, where the browser can, and saves it as a picture. */
export function ShareCode({ code, fileName, title, lines, shareLabel, messages }: ShareCodeProps) {
  const { busy, run } = useSingleFlight();
  // Not in every browser, and only where the page is secure.
  const canShare = 'share' in navigator;

  const save = () =>
    run(async () => {
      const picture = await drawCode({ code, title, lines }).catch(() => null);
      if (!picture) {
        showToast('error', messages.notSaved);
        return;
      }
      saveFile(picture, `${fileName}.png`);
    });

  return (
    <div className="share">
      {canShare && (
        <Button
          onClick={() => {
            // A person who closes the browser's own dialog needs no word about it.
            navigator.share({ title, text: [title, ...lines].join('\n') }).catch(() => undefined);
          }}
        >
          <Icon d={share} />
          <span>{shareLabel}</span>
        </Button>
      )}
      <Button busy={busy} busyLabel={messages.saving} onClick={() => void save()}>
        <Icon d={download} />
        <span>{messages.save}</span>
      </Button>
    </div>
  );
}
