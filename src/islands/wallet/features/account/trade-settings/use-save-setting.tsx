import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '#src/stores/errors/error-message.ts';
import { isOutcomeUnknown, isRejected } from '#src/stores/errors/error-predicates.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import {
  $preferences,
  readPreferences,
  saveApprovedPreferences,
  savePreferences,
} from '#src/stores/preferences/preferences.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { PinDialog } from '../../../approval/PinDialog.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { ApprovedChange } from './ApprovedChange.tsx';
import { approvedMembers, beforeChange, type TradeChange } from './setting-change.ts';

/** Milliseconds in which a change can be taken back. */
const UNDO_MS = 8000;

const PATH = '/w/trade-settings';

/** The change that waits for the PIN. Its toast, and with it Undo, stays for some seconds after the screen is left. */
const $waiting = atom<TradeChange | null>(null);

interface SaveSetting {
  /** Saves a change at once, after the PIN where it lets more happen without a question. */
  readonly save: (change: TradeChange) => void;
  /** Asks for the PIN while a change waits for it; render it once. */
  readonly dialog: ElementNode;
  /** Counts changes that did not come about: a field goes back to what is saved. */
  readonly rejections: number;
}

/** Autosave: each change is shown and saved at once, a toast takes it back, and one that can't be saved goes back. */
export function useSaveSetting(): SaveSetting {
  const messages = useMessages('tradeSettings');
  const waiting = useStore($waiting);
  const preferences = useStore($preferences);
  const navigate = useNavigate();
  const [rejections, setRejections] = useState(0);
  const reject = () => setRejections((count) => count + 1);

  useEffect(() => () => $waiting.set(null), []);

  const confirm = (before: TradeChange) =>
    showToast('success', messages.saved, {
      duration: UNDO_MS,
      action: { label: messages.undo, onPress: () => save(before) },
    });

  const save = (change: TradeChange) => {
    const shown = $preferences.get();
    const before = beforeChange(shown, change);
    if (approvedMembers(shown, change).length > 0) {
      $waiting.set(change);
      // The PIN is asked for on this screen only.
      if (location.pathname !== PATH) void navigate(PATH);
      return;
    }
    savePreferences(change).then(
      () => confirm(before),
      (error: unknown) => {
        reject();
        // Nobody knows which one applies until it is read.
        if (isOutcomeUnknown(error)) readPreferences().catch(() => undefined);
        const text = isOutcomeUnknown(error) ? messages.mayBeSaved : messages.notSaved;
        showToast('error', isRejected(error) ? errorMessage(error, text) : text);
      },
    );
  };

  const close = () => {
    $waiting.set(null);
    reject();
  };

  const dialog = (
    <PinDialog
      open={waiting !== null}
      onClose={close}
      needsTotp={false}
      action={messages.approve}
      summary={waiting && <ApprovedChange before={preferences} change={waiting} />}
      onApprove={async (approval) => {
        if (!waiting) return;
        const before = beforeChange($preferences.get(), waiting);
        await saveApprovedPreferences(waiting, approval);
        $waiting.set(null);
        confirm(before);
      }}
    />
  );
  return { save, dialog, rejections };
}
