import { useEffect } from 'react';

/** Writes the cleaned text back into a field and keeps the caret behind the same character. */
export function filterInput(input: HTMLInputElement, clean: (text: string) => string): void {
  const cleaned = clean(input.value);
  if (cleaned === input.value) return;
  const caret = clean(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = cleaned;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Cleans what stood in a field before the script arrived, once; later `onInput` does. The form's schema cleans as well. */
export function useFilterInitialValue(id: string, clean: (text: string) => string): void {
  useEffect(() => {
    const input = document.getElementById(id);
    if (input instanceof HTMLInputElement && input.value) filterInput(input, clean);
    // Once: `clean` may be a new function every time.
  }, [id]);
}
