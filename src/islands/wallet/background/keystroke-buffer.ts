import { commandKey } from '#src/ui/browser/command-key.ts';
import { parsePanels } from '../panels/panel-url.ts';
import { sheetIn } from '../panels/sheet-names.ts';

// Buffers what is typed between opening something that begins with a field and the moment its field is there: its code and texts are
// still loading. A field that took the focus in the middle of an amount would have its last digits alone, which are another amount.

/** What begins with a field. */
export type BufferedField = 'search' | 'amount';

const FIELDS = 'input,select,textarea,[contenteditable]';

interface Typing {
  readonly isTyped: (key: string) => boolean;
  /** Elements that handle these keys themselves. */
  readonly usesKeys: string;
}

const typings: Readonly<Record<BufferedField, Typing>> = {
  // The buttons of a search that failed to load take the space.
  search: { isTyped: (key) => key.length === 1, usesKeys: `${FIELDS},dialog button,dialog a` },
  amount: { isTyped: (key) => /^[\d.,]$/.test(key), usesKeys: FIELDS },
};

let typed = '';
let awaited: BufferedField | null = null;
const present = new Set<BufferedField>();

/** The field that the address of the page begins with. */
function fieldOfAddress({ pathname, search }: Location): BufferedField | null {
  const panel = parsePanels(search).at(-1);
  if (panel === 'search') return 'search';
  if (panel === 'secondary') return sheetIn(search) === 'convert' ? 'amount' : null;
  const isAmountStep = pathname.endsWith('/send') && new URLSearchParams(search).get('step') === 'amount';
  return panel === undefined && isAmountStep ? 'amount' : null;
}

/** Call for each key on the page. True when it was meant for the field that is still loading, and is buffered. */
export function bufferKeystroke(event: KeyboardEvent): boolean {
  const field = fieldOfAddress(location);
  const isAwaited = field !== null && !present.has(field);
  if (!isAwaited || field !== awaited) typed = '';
  awaited = isAwaited ? field : null;
  const key = commandKey(event);
  if (!isAwaited || key === null || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { isTyped, usesKeys } = typings[field];
  if (document.activeElement?.closest(usesKeys)) return false;
  if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (isTyped(key)) typed += key;
  else return false;
  return true;
}

/** Called by the field once it is there; returns what was typed before. */
export function takeBuffered(field: BufferedField): string {
  const taken = awaited === field ? typed : '';
  typed = '';
  present.add(field);
  return taken;
}

/** Called when the field is removed. */
export function leaveField(field: BufferedField): void {
  present.delete(field);
}
