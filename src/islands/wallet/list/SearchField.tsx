import { useEffect, type ComponentProps } from 'react';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { close } from '#src/ui/icons/form.ts';
import { search } from '#src/ui/icons/frame.ts';
import type { Typing } from './use-search-input.ts';

interface SearchFieldProps {
  /** For screen readers. */
  label: string;
  placeholder: string;
  clear: string;
  typing: Typing;
  /** From `useListbox`, where the field moves through a list of options. */
  field?: ComponentProps<'input'>;
  /** False where the field is one thing among others: the panel was not opened to type. */
  focused?: boolean;
  /** Of what can be pasted, in UTF-16 units. A search that is typed is never cut: its beginning is searched for. */
  maxLength?: number | undefined;
  /** Other ways to fill it, after the button that empties it. */
  children?: ElementNode;
}

/** The field above a list that is searched by typing. Takes the focus when it appears. */
export function SearchField({
  label,
  placeholder,
  clear,
  typing,
  field,
  focused = true,
  maxLength,
  children,
}: SearchFieldProps) {
  const { ref } = typing.props;
  // Without scrolling: the browser is about to restore the scroll position of the page under the panel.
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
        maxLength={maxLength}
      />
      {typing.text !== '' && (
        <button className="tool small" type="button" aria-label={clear} onClick={typing.clear}>
          <Icon d={close} />
        </button>
      )}
      {children}
    </div>
  );
}
