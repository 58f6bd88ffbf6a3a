// What somebody has typed, and where, when React makes elements anew because something else has changed them.

/** The elements that can have the focus, as they were. They hold their values after they have left the document. */
export interface KeptInput {
  readonly elements: readonly HTMLElement[];
  focused: Element | null;
}

export const FOCUSABLE = 'input, textarea, select, button, a[href], [tabindex]';

export const keepInput = (root: ParentNode): KeptInput => ({
  elements: [...root.querySelectorAll<HTMLElement>(FOCUSABLE)],
  focused: document.activeElement,
});

/** Gives it back, by code that hardly anybody needs and is fetched then. */
export function restoreInput(kept: KeptInput, root: ParentNode): void {
  import('./restore-input.ts').then(
    ({ writeInput }) => writeInput(kept, root),
    () => undefined,
  );
}

/** Events that write a text back which was typed before. A code is not sent again because of one. */
export const restoring = new WeakSet<Event>();
