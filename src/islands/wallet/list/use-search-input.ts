import { tidyText } from '#contract/text/person-text.ts';
import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

/**
 * The state of a list's search field: `text` as it is shown, `typed` as it is searched for. Letters that an input method
 * still composes into characters are not searched for yet.
 * @param search called with each text to search for.
 * @param initial what the field begins with.
 */
export function useSearchInput(search?: (text: string) => void, initial = '') {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [typed, setTyped] = useState(initial);

  const update = (next: string) => {
    setText(next);
    setTyped(tidyText(next));
    search?.(next);
  };
  return {
    text,
    /** Replaces the text of the field. */
    put: update,
    typed,
    clear: () => {
      update('');
      input.current?.focus();
    },
    focus: () => input.current?.focus(),
    /** Props of the input. */
    props: {
      ref: input,
      value: text,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        if ('isComposing' in nativeEvent && nativeEvent.isComposing) setText(target.value);
        else update(target.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        update(currentTarget.value),
    },
  } as const;
}

export type Typing = ReturnType<typeof useSearchInput>;
