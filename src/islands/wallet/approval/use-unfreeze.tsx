import { useState, type ComponentType } from 'react';
import { allowReload, loadChunk } from '#src/stores/interface/load-chunk.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useI18n } from '../i18n/i18n.ts';
import { ensureMessages } from '../i18n/load-messages.ts';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  onUnfrozen: () => void;
}

/** The question's code and messages, which most sessions never need. */
const loadDialog = () =>
  loadChunk('unfreeze', async () => {
    const [{ UnfreezeDialog }] = await Promise.all([
      import('./UnfreezeDialog.tsx'),
      ensureMessages(['accountNotices', 'restrictions', 'pin', 'toasts']),
    ]);
    return UnfreezeDialog;
  });

export interface Unfreeze {
  /** Asks for the PIN, there and then. */
  readonly unfreeze: () => void;
  /** The question is being loaded. */
  readonly isOpening: boolean;
  /** The question, to be rendered once. */
  readonly dialog: ElementNode;
}

/** The one way out of a freeze, wherever it is told. @param options `onUnfrozen`: moves the focus where what had it is gone */
export function useUnfreeze({ onUnfrozen }: { onUnfrozen?: () => void } = {}): Unfreeze {
  const { toasts } = useI18n();
  const [Loaded, setLoaded] = useState<ComponentType<DialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { busy, run } = useSingleFlight();

  const unfreeze = () =>
    void run(async () => {
      try {
        const dialog = await loadDialog();
        setLoaded(() => dialog);
        setIsOpen(true);
      } catch {
        allowReload();
        showToast('error', navigator.onLine ? toasts.somethingHappened : toasts.offline);
      }
      return undefined;
    });
  return {
    unfreeze,
    isOpening: busy,
    dialog: Loaded && (
      <Loaded open={isOpen} onClose={() => setIsOpen(false)} onUnfrozen={() => onUnfrozen?.()} />
    ),
  };
}
