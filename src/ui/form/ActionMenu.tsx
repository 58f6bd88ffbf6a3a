import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { Icon } from '../icons/Icon.tsx';
import { more } from '../icons/frame.ts';

interface ActionMenuProps {
  /** For screen readers: `Actions for Bitcoin`. */
  label: string;
  /** List items, each with a link or a button, which closes the list. */
  children: ReactNode;
}

/** Room between the button and its list, and between the list and the edge of the window, in pixels. */
const GAP = 4;

/**
 * Places the list below its button, or above where there is more room. It is in the browser's top layer and scrolls with the
 * page, so its place is the page's.
 */
function place(list: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect();
  const below = innerHeight - bottom;
  const isAbove = list.offsetHeight + GAP > below && top > below;
  const start = isAbove ? top - list.offsetHeight - GAP : bottom + GAP;
  const end = document.documentElement.clientWidth - right;
  list.style.setProperty('inset-block-start', `${Math.round(start + scrollY)}px`);
  list.style.setProperty('inset-inline-end', `${Math.round(Math.max(GAP, end))}px`);
}

/** A button that opens a list of actions. The list is rendered only while it is open: a table has hundreds. */
export function ActionMenu({ label, children }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  useLayoutEffect(() => {
    if (!isOpen || !list.current || !button.current) return;
    // Browsers without popovers show the list in its place.
    if ('showPopover' in list.current) list.current.showPopover();
    place(list.current, button.current);
    items()[0]?.focus({ preventScroll: true });
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: Event) => {
      const isInside = [list, button].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  // Before the action itself: a sheet that it opens gives the focus back to what has it now.
  const onClickCapture = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) close();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
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
      <button
        ref={button}
        className="tool small"
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon d={more} />
      </button>
      {isOpen && (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its links
        <ul
          ref={list}
          id={id}
          className="action-menu"
          popover="manual"
          aria-label={label}
          onKeyDown={onKeyDown}
          onClickCapture={onClickCapture}
          onBlur={({ relatedTarget }) => {
            // Tab leads on to the rest of the page; a click beside it, or another window, has no target.
            if (relatedTarget && !list.current?.contains(relatedTarget)) setIsOpen(false);
          }}
        >
          {children}
        </ul>
      )}
    </>
  );
}
