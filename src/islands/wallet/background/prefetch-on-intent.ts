import { panelNames } from '#src/stores/interface/panels.ts';
import { panels } from '../panels/panel-registry.ts';
import { matchScreen } from '../paths.ts';
import { screens } from '../lazy/screen-registry.ts';

/** With data saving on, nothing is fetched before it is pressed. Not every browser says whether it is on. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** A link to a screen or a button for a panel that is pointed at, or has the focus, is likely to be pressed next. */
function prefetch({ target }: Event): void {
  const control =
    target instanceof Element ? target.closest<HTMLElement>('a[href^="/w"], [data-opens]') : null;
  if (!control || savesData()) return;
  const screen = control instanceof HTMLAnchorElement ? matchScreen(control.pathname) : null;
  if (screen) screens.prefetch(screen);
  const panel = panelNames.find((name) => name === control.dataset.opens);
  if (panel) panels.prefetch(panel);
}

/** Fetches the code of a screen or a panel before it is pressed; returns the way to stop. */
export function prefetchOnIntent(): () => void {
  document.addEventListener('pointerover', prefetch);
  document.addEventListener('focusin', prefetch);
  return () => {
    document.removeEventListener('pointerover', prefetch);
    document.removeEventListener('focusin', prefetch);
  };
}
