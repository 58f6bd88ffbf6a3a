import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';

interface Rows {
  /** Of every row, in the order that they are shown in. */
  readonly keys: readonly string[];
  /** What the rows were found by: for another the first is the active one again, or none. */
  readonly resetKey: string;
  /** The first row is the active one until somebody moves; otherwise none is. */
  readonly startsAtFirst: boolean;
  readonly onChoose: (key: string) => void;
  /** The Delete key on the active row. */
  readonly onRemove?: ((key: string) => void) | undefined;
}

interface RowProps extends Pick<ComponentProps<'div'>, 'onClick' | 'onPointerDown' | 'onPointerMove'> {
  readonly id: string;
  readonly role: 'option';
  readonly 'aria-selected': boolean;
}

/**
 * The keys of a field whose rows stand below it all the time (WAI-ARIA combobox): the focus stays in the field, arrows move
 * the active row and wrap, Enter takes it. Home, End and the other arrows are the text's.
 */
export function useListbox({ keys, resetKey, startsAtFirst, onChoose, onRemove }: Rows) {
  const base = useId();
  const [moved, setMoved] = useState<{ readonly key: string; readonly resetKey: string } | null>(null);
  const first = startsAtFirst ? (keys[0] ?? null) : null;
  const active = moved?.resetKey === resetKey && keys.includes(moved.key) ? moved.key : first;
  const idOf = (key: string) => `${base}${keys.indexOf(key)}`;
  const activeId = active === null ? undefined : idOf(active);

  // A row under the pointer stays where it is.
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current && activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    byKey.current = false;
  }, [activeId]);

  const move = (step: 1 | -1) => {
    byKey.current = true;
    const from = active === null ? (step === 1 ? -1 : 0) : keys.indexOf(active);
    const key = keys[(from + step + keys.length) % keys.length];
    if (key !== undefined) setMoved({ key, resetKey });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows choose among the characters of an input method first.
    if (event.nativeEvent.isComposing || keys.length === 0) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active !== null) onChoose(active);
    else if (event.key === 'Delete' && active !== null && onRemove) onRemove(active);
    else return;
    event.preventDefault();
  };

  return {
    active,
    listId: `${base}list`,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': keys.length > 0,
      'aria-controls': keys.length > 0 ? `${base}list` : undefined,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      onKeyDown,
    },
    row: (key: string): RowProps => ({
      id: idOf(key),
      role: 'option',
      'aria-selected': key === active,
      // The focus stays in the field.
      onPointerDown: (event) => event.preventDefault(),
      onPointerMove: () => {
        if (key !== active) setMoved({ key, resetKey });
      },
      onClick: () => onChoose(key),
    }),
  } as const;
}
