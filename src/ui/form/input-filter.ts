import { useEffect } from 'react';

/** Cleans the text of a field and keeps the caret after the same character. */
export function filterInput(input: HTMLInputElement, clean: (text: string) => string): void {
  const cleaned = clean(input.value);
  if (cleaned === input.value) return;
  const caret = clean(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = cleaned;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Cleans what was typed into a field before the script came; afterwards `onInput` does. */
export function useFilterInitialValue(id: string, clean: (text: string) => string): void {
  useEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement && input.value) filterInput(input, clean);
    // Without `clean` as a dependency: callers pass a new function with each render.
  }, [id]);
}
