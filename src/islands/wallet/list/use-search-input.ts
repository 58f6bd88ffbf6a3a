import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react';

/**
 * What somebody types into the field of a list: `text` as it stands there, `typed` as it is searched for. Letters that an
 * input method still makes characters of are not searched for yet.
 * @param search hears of every text to search for.
 */
export function useSearchInput(search?: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [typed, setTyped] = useState('');

  const settle = (now: string) => {
    setText(now);
    setTyped(now.trim());
    search?.(now);
  };
  return {
    text,
    /** Puts a text into the field. */
    put: settle,
    typed,
    clear: () => {
      settle('');
      input.current?.focus();
    },
    focus: () => input.current?.focus(),
    /** For the input itself. */
    props: {
      ref: input,
      value: text,
      onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        if ('isComposing' in nativeEvent && nativeEvent.isComposing) setText(target.value);
        else settle(target.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
        settle(currentTarget.value),
    },
  } as const;
}

export type Typing = ReturnType<typeof useSearchInput>;
