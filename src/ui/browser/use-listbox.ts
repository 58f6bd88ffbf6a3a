import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { commandKey } from '#src/ui/browser/command-key.ts';

interface Rows {
  /** The rows' keys, in the order shown. */
  readonly keys: readonly string[];
  /** The query of the rows: when it changes, the active row is reset. */
  readonly resetKey: string;
  /** The first row is active until an arrow key moves; otherwise no row is. */
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
 * Keyboard handling of a field with an always visible list (WAI-ARIA combobox): the focus stays in the field, up and down move the
 * active row and wrap, Enter chooses it. Home, End, left and right move in the text.
 */
export function useListbox({ keys, resetKey, startsAtFirst, onChoose, onRemove }: Rows) {
  const base = useId();
  const [moved, setMoved] = useState<{ readonly key: string; readonly resetKey: string } | null>(null);
  const first = startsAtFirst ? (keys[0] ?? null) : null;
  const active = moved?.resetKey === resetKey && keys.includes(moved.key) ? moved.key : first;
  const idOf = (key: string) => `${base}${keys.indexOf(key)}`;
  const activeId = active === null ? undefined : idOf(active);

  // Only keys scroll: a row under the pointer must not move away from it.
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
    const pressed = commandKey(event);
    if (keys.length === 0) return;
    if (pressed === 'ArrowDown') move(1);
    else if (pressed === 'ArrowUp') move(-1);
    else if (pressed === 'Enter' && active !== null) onChoose(active);
    else if (pressed === 'Delete' && active !== null && onRemove) onRemove(active);
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
