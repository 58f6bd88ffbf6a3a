import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** For how many frames a screen may take to show again what was pressed on it. */
const MOST_FRAMES = 120;
/** What a person does who goes elsewhere before that. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
const CONTROL = 'main a[href], main button';

/** A control that has led away, by what it says: its element is another one when its screen is shown again. */
interface Pressed {
  readonly what: string;
  /** Of several that say the same. */
  readonly nth: number;
}

/** A link by its address: a row's text changes with its amounts. */
const nameOf = (control: Element) =>
  control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent;
const controlsNamed = (what: string) =>
  [...document.querySelectorAll<HTMLElement>(CONTROL)].filter((control) => nameOf(control) === what);

function pressedOf(target: EventTarget | null): Pressed | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
  if (!control) return null;
  const what = nameOf(control);
  return { what, nth: controlsNamed(what).indexOf(control) };
}

/**
 * Focuses a control once it is there, and its successor where the screen draws it anew as its data comes. What else on the screen has the
 * focus keeps it; one that opens begins at its heading.
 */
function focusWhenShown({ what, nth }: Pressed): () => void {
  let frame = 0;
  let focused: HTMLElement | undefined;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const move of MOVES) removeEventListener(move, end);
  };
  const next = (left: number) => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.matches('h1, main') === true;
    if (left === 0 || !(isFree || activeElement === focused)) {
      end();
      return;
    }
    if (isFree) {
      focused = controlsNamed(what)[nth];
      focused?.focus({ preventScroll: true });
      // The browser has restored where the page was scrolled to; what has loaded since may have moved it.
      focused?.scrollIntoView({ block: 'nearest' });
    }
    frame = requestAnimationFrame(() => next(left - 1));
  };
  for (const move of MOVES) addEventListener(move, end, { passive: true });
  // Not in the first frame, in which the frame of the wallet gives the focus to the heading.
  frame = requestAnimationFrame(() => next(MOST_FRAMES));
  return end;
}

/**
 * Gives the focus back to what was pressed, when Back leads to the screen that it was on: a row of any screen that has rows which lead away.
 * A list that grows does it by itself (decision 074), also after a reload, and comes first.
 */
export function useReturnFocus(): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  const pressed = useRef<{ readonly key: string; readonly control: Pressed | null } | null>(null);
  /** By the key of its entry of the history. */
  const ways = useRef(new Map<string, Pressed>());

  useEffect(() => {
    // Before the control acts, and may be gone.
    const handleClick = ({ target }: MouseEvent) => {
      pressed.current = { key: shown.current, control: pressedOf(target) };
    };
    document.addEventListener('click', handleClick, { capture: true });
    return () => document.removeEventListener('click', handleClick, { capture: true });
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = key;
    if (before === key) return undefined;
    if (type === NavigationType.Push) {
      const control = pressed.current?.key === before ? pressed.current.control : null;
      if (control) ways.current.set(before, control);
      else ways.current.delete(before);
    }
    const way = type === NavigationType.Pop ? ways.current.get(key) : undefined;
    return way && focusWhenShown(way);
  }, [key, type]);
}
