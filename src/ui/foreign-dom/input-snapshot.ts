// What somebody has typed, and where, when React makes elements anew because something else has changed them.

/** The elements that can have the focus, as they were. They hold their values after they have left the document. */
export interface InputSnapshot {
  readonly elements: readonly HTMLElement[];
  focused: Element | null;
}

/** An element that has left the document, the one in its place, and what that one had when it came. */
export interface Replaced {
  readonly from: HTMLElement;
  readonly to: HTMLElement;
  readonly wasFocused: boolean;
  readonly value: string | null;
  readonly checked: boolean | null;
}

const FOCUSABLE = 'input, textarea, select, button, a[href], [tabindex]';

export const snapshotInput = (root: ParentNode): InputSnapshot => ({
  elements: [...root.querySelectorAll<HTMLElement>(FOCUSABLE)],
  focused: document.activeElement,
});

/**
 * Gives it back, by code that hardly anybody needs and is fetched then. What stands in the place of what is decided now: until that code
 * is there, the form may be another one.
 */
export function restoreInput(snapshot: InputSnapshot, root: ParentNode): void {
  const replaced = successorsOf(snapshot, root);
  import('./restore-input.ts').then(
    ({ writeInput }) => writeInput(replaced),
    () => undefined,
  );
}

function successorsOf({ elements, focused }: InputSnapshot, root: ParentNode): Replaced[] {
  const successors = bySignature([...root.querySelectorAll<HTMLElement>(FOCUSABLE)]);
  return [...bySignature(elements)].flatMap(([signature, kept]) =>
    kept.flatMap((from, index) => {
      const to = successors.get(signature)?.[index];
      if (from.isConnected || !to || to === from) return [];
      const { value = null, checked = null } = to as Partial<HTMLInputElement>;
      return [{ from, to, wasFocused: from === focused, value, checked }];
    }),
  );
}

/** Ids that React counts (`useId`): another element may have one next. */
const COUNTED_ID = /_r_|:r|«r/i;

/** Elements by what they are in their form. Not by their text, which a translator has changed. */
function bySignature(elements: readonly HTMLElement[]): Map<string, HTMLElement[]> {
  const groups = new Map<string, HTMLElement[]>();
  for (const element of elements) {
    const attributes = ['type', 'role', 'name', 'autocomplete', 'aria-label', 'class', 'href'];
    const id = COUNTED_ID.test(element.id) ? '' : element.id;
    const signature = [element.tagName, id, ...attributes.map((name) => element.getAttribute(name))].join(
      '\n',
    );
    groups.set(signature, [...(groups.get(signature) ?? []), element]);
  }
  return groups;
}

/** Events that write a text back which was typed before. A code is not sent again because of one. */
export const restoring = new WeakSet<Event>();
