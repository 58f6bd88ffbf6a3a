import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { Icon } from '../icons/Icon.tsx';
import { more } from '../icons/frame.ts';
import { usePopover } from './use-popover.ts';

interface ActionMenuProps {
  /** For screen readers: `Actions for Bitcoin`. */
  label: string;
  /** List items, each with a link or a button, which closes the list. */
  children: ReactNode;
}

const itemsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('a, button') ?? [])];

/** A button that opens a list of actions. The list is rendered only while it is open: a table has hundreds. */
export function ActionMenu({ label, children }: ActionMenuProps) {
  const { isOpen, popover, close, buttonProps, popoverProps } = usePopover<HTMLUListElement>(
    (list) => itemsOf(list)[0] ?? null,
  );

  // Before the action itself: a sheet that it opens gives the focus back to what has it now.
  const onClickCapture = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = itemsOf(popover.current);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const pressed = commandKey(event) ?? '';
    const next = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all[(at - 1 + all.length) % all.length],
      Home: all[0],
      End: all.at(-1),
    }[pressed];
    if (pressed === 'Escape') close();
    else if (next) next.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <button {...buttonProps} className="tool small" type="button" aria-label={label}>
        <Icon d={more} />
      </button>
      {isOpen && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its links
        <ul
          {...popoverProps}
          className="action-menu"
          aria-label={label}
          onKeyDown={onKeyDown}
          onClickCapture={onClickCapture}
        >
          {children}
        </ul>
      )}
    </>
  );
}
