import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ChangeEvent,
  type CompositionEvent,
  type RefObject,
} from 'react';
import { groupWhileTyping, hasOwnGroups } from '#src/intl/format/group-while-typing.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';

interface GroupedTyping {
  field: RefObject<HTMLInputElement | null>;
  /** What the field shows. */
  shown: string;
  /** It can mean two amounts, by a separator of the person's own. */
  isAmbiguous: boolean;
  locale: NumberLocale;
  onType: (typed: string) => void;
}

/**
 * Puts the digits of an amount in groups while it is typed, and the caret back to where it was. While an input method composes, the text is
 * its own.
 */
export function useGroupedTyping({ field, shown, isAmbiguous, locale, onType }: GroupedTyping) {
  /** The text whose groups the person has typed: none of them is moved. */
  const theirs = useRef<string | null>(null);
  const caret = useRef<number | null>(null);
  /** What the field showed before an input method began. */
  const composed = useRef<string | null>(null);
  /** Whether a part of the text was selected when the edit began. */
  const hadSelection = useRef(false);

  // The browser's own event: React fires its `onBeforeInput` for no deletion.
  useEffect(() => {
    const input = field.current;
    const onBeforeInput = () => {
      hadSelection.current = input?.selectionStart !== input?.selectionEnd;
    };
    input?.addEventListener('beforeinput', onBeforeInput);
    return () => input?.removeEventListener('beforeinput', onBeforeInput);
  }, [field]);

  useLayoutEffect(() => {
    const at = caret.current;
    caret.current = null;
    if (at !== null && field.current === document.activeElement) field.current?.setSelectionRange(at, at);
  });

  const read = (input: HTMLInputElement, before: string, inputType: string) => {
    const { text, isGrouped, ...next } = groupWhileTyping(
      {
        before,
        isGrouped: !isAmbiguous && before !== theirs.current && hasOwnGroups(before, locale),
        after: { text: input.value, caret: input.selectionStart ?? input.value.length },
        inputType,
        hadSelection: hadSelection.current,
      },
      locale,
    );
    theirs.current = isGrouped ? null : text;
    if (text !== input.value) caret.current = next.caret;
    onType(text);
  };

  return {
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // A program that fills the field in may fire a plain event.
      const { isComposing = false, inputType = '' } = nativeEvent as Partial<InputEvent>;
      if (isComposing) onType(currentTarget.value);
      else read(currentTarget, shown, inputType);
    },
    onCompositionStart: () => {
      composed.current = shown;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      const before = composed.current;
      composed.current = null;
      if (before !== null) read(currentTarget, before, '');
    },
    onBlur: () => {
      theirs.current = null;
    },
  };
}
