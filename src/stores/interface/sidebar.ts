import { atom } from 'nanostores';
import { readCookie, writeCookie } from '#src/api/cookies.ts';

/** `open` shows labels, `rail` icons only; null until a person chooses, and then the window's width decides. */
export type Sidebar = 'open' | 'rail' | null;

function sidebarOf(cookie: string | null | undefined): Sidebar {
  return cookie === 'open' || cookie === 'rail' ? cookie : null;
}

export const $sidebar = atom<Sidebar>(sidebarOf(readCookie('sidebar')));

export function setSidebar(chosen: 'open' | 'rail'): void {
  $sidebar.set(chosen);
  writeCookie('sidebar', chosen);
}
