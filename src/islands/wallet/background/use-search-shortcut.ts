import { useEffect } from 'react';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { bufferKeystroke } from './keystroke-buffer.ts';
import type { Panels } from '../panels/use-panels.ts';

/** In these a `/` is text. */
const FIELD = 'input,select,textarea,[contenteditable]';

/** `/` opens the search from anywhere; Ctrl or Cmd+K does too, and closes it again. What is typed at once is not lost. */
export function useSearchShortcut({ toggle }: Panels): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (bufferKeystroke(event)) {
        // A space would press the button that still has the focus.
        event.preventDefault();
        return;
      }
      const chord = event.ctrlKey || event.metaKey;
      // Shift is ignored: some keyboards need it for `/`.
      const pressed = commandKey(event);
      if (event.repeat || event.altKey || (chord ? pressed?.toLowerCase() !== 'k' : pressed !== '/')) return;
      // A dialog has to be answered first; over a panel the search opens by its chord only.
      if (document.querySelector(chord ? ':modal:not(.panel)' : ':modal')) return;
      if (!chord && document.activeElement?.closest(FIELD)) return;
      event.preventDefault();
      toggle('search');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [toggle]);
}
