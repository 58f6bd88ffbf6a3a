import { useEffect, type ComponentProps } from 'react';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { close } from '#src/ui/icons/form.ts';
import { search } from '#src/ui/icons/frame.ts';
import type { Typing } from './use-search-input.ts';

/** The longest question that the API takes, in characters. */
const LONGEST = 100;

interface FindFieldProps {
  /** What a screen reader calls it. */
  label: string;
  placeholder: string;
  clear: string;
  typing: Typing;
  /** Of `useListbox`. */
  field?: ComponentProps<'input'>;
  /** False where it stands among other things, which nobody opened in order to type. */
  focused?: boolean;
}

/** The field at the head of a list that is searched by typing. It has the focus as soon as it is there. */
export function SearchField({ label, placeholder, clear, typing, field, focused = true }: FindFieldProps) {
  const { ref } = typing.props;
  // Unscrolled: the browser is about to bring the page under a panel back to where it was.
  useEffect(() => {
    if (focused) ref.current?.focus({ preventScroll: true });
  }, [ref, focused]);
  return (
    <div className="find-field">
      <Icon d={search} />
      <input
        {...field}
        {...typing.props}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={LONGEST}
      />
      {typing.text !== '' && (
        <button className="tool small" type="button" aria-label={clear} onClick={typing.clear}>
          <Icon d={close} />
        </button>
      )}
    </div>
  );
}
