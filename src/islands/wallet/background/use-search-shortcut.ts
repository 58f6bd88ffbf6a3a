import { useEffect } from 'react';
import { bufferKeystroke } from './keystroke-buffer.ts';
import type { Panels } from '../panels/use-panels.ts';

/** Where a `/` is a letter like any other. */
const FIELD = 'input,select,textarea,[contenteditable]';

/** `/` opens the search from anywhere; Ctrl or Cmd+K does too, and closes it again. What is typed at once is not lost. */
export function useSearchShortcut({ toggle }: Panels): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (bufferKeystroke(event)) {
        // A blank would press the button that still has the focus.
        event.preventDefault();
        return;
      }
      const chord = event.ctrlKey || event.metaKey;
      // The Shift that a keyboard needs for its `/` is none with a meaning.
      if (event.repeat || event.altKey || (chord ? event.key.toLowerCase() !== 'k' : event.key !== '/'))
        return;
      // What asks something of its own is answered first; to a panel the search may come on top by its chord.
      if (document.querySelector(chord ? ':modal:not(.panel)' : ':modal')) return;
      if (!chord && document.activeElement?.closest(FIELD)) return;
      event.preventDefault();
      toggle('search');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [toggle]);
}
