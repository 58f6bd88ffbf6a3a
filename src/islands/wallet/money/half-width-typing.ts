import type { ChangeEvent, CompositionEvent } from 'react';
import { toHalfWidth } from '#contract/text/ascii-field.ts';

/**
 * Handlers of a field whose text is shown in half width, as a Chinese keyboard may type it in full width. While an input method composes, the
 * text is its own. The width changes no length, so that the caret stays behind the same character.
 */
export function halfWidthTyping(onType: (typed: string) => void) {
  const read = (input: HTMLInputElement) => {
    const text = toHalfWidth(input.value);
    if (text !== input.value) {
      const { selectionStart, selectionEnd } = input;
      // Before React renders it: React would leave the caret at the end.
      input.value = text;
      input.setSelectionRange(selectionStart, selectionEnd);
    }
    onType(text);
  };
  return {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if ('isComposing' in nativeEvent && nativeEvent.isComposing) onType(currentTarget.value);
      else read(currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => read(currentTarget),
  };
}
