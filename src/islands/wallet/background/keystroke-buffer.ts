import { parsePanels } from '../panels/panel-url.ts';

// What is typed between asking for the search and the moment its field is there: its file and its words are on their way.

let letters = '';
let isThere = false;

/** What has a use for the key itself: a field, and a way on where the search could not be had. */
const USES_KEYS = 'input,select,textarea,[contenteditable],dialog button,dialog a';

/** Hears a key anywhere on the page. True when it was meant for the field that is yet to come, and is kept for it. */
export function bufferKeystroke({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  const awaited = !isThere && parsePanels(location.search).at(-1) === 'search';
  if (!awaited) letters = '';
  const isFree = !ctrlKey && !metaKey && !altKey && !isComposing;
  if (!awaited || !isFree || document.activeElement?.closest(USES_KEYS)) return false;
  if (key === 'Backspace') letters = letters.slice(0, -1);
  else if (key.length === 1) letters += key;
  else return false;
  return true;
}

/** The field is there, and takes them. */
export function takeBuffered(): string {
  const taken = letters;
  letters = '';
  isThere = true;
  return taken;
}

/** The field is gone. */
export function leaveField(): void {
  isThere = false;
}
