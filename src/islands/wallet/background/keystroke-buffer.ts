import { commandKey } from '#src/ui/browser/command-key.ts';
import { parsePanels } from '../panels/panel-url.ts';

// Buffers what is typed between opening the search and the moment its field is there: its code and texts are still loading.

let letters = '';
let hasField = false;

/** Elements that handle keys themselves: fields, and the buttons of a search that failed to load. */
const USES_KEYS = 'input,select,textarea,[contenteditable],dialog button,dialog a';

/** Call for each key on the page. True when it was meant for the field that is still loading, and is buffered. */
export function bufferKeystroke(event: KeyboardEvent): boolean {
  const key = commandKey(event);
  const isAwaited = !hasField && parsePanels(location.search).at(-1) === 'search';
  if (!isAwaited) letters = '';
  if (!isAwaited || key === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.activeElement?.closest(USES_KEYS)) return false;
  if (key === 'Backspace') letters = letters.slice(0, -1);
  else if (key.length === 1) letters += key;
  else return false;
  return true;
}

/** Called by the field once it is there; returns what was typed before. */
export function takeBuffered(): string {
  const taken = letters;
  letters = '';
  hasField = true;
  return taken;
}

/** Called when the field is removed. */
export function leaveField(): void {
  hasField = false;
}
