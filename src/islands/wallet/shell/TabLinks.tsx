import { useLayoutEffect, useRef } from 'react';
import { Link } from '../navigation/Link.tsx';

/** As wide as a digit. */
const FIGURE_SPACE = '\u2007';

interface TabLinksProps<Name extends string> {
  label: string;
  /** Each with where it leads, and how many things it has where that is known. */
  tabs: readonly {
    readonly name: Name;
    readonly text: string;
    readonly to: string;
    readonly count?: number | undefined;
    /** How many digits a number that is on its way has room for. */
    readonly room?: number;
  }[];
  current: Name;
}

/** Tabs that are pages of their own: links, so that Back returns to the tab before and each can be opened in a new window. */
export function TabLinks<Name extends string>({ label, tabs, current }: TabLinksProps<Name>) {
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => showCurrent(nav.current), [current]);
  return (
    <nav className="tab-links" aria-label={label} ref={nav}>
      {tabs.map(({ name, text, to, count, room = 0 }) => (
        <Link key={name} to={to} aria-current={name === current ? 'page' : undefined}>
          <span>{text}</span>
          {(count !== undefined || room > 0) && <small>{` ${count ?? FIGURE_SPACE.repeat(room)}`}</small>}
        </Link>
      ))}
    </nav>
  );
}

/** Where the tabs have no room they scroll: to the one that is open, without moving the page. */
function showCurrent(nav: HTMLElement | null): void {
  const link = nav?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!nav || !link) return;
  const { left, right } = nav.getBoundingClientRect();
  nav.scrollLeft += Math.max(0, link.right - right) - Math.max(0, left - link.left);
}
