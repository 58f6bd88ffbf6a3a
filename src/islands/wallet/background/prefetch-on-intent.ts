import { panelNames } from '#src/stores/interface/panels.ts';
import { panels } from '../panels/panel-registry.ts';
import { matchScreen } from '../paths.ts';
import { screens } from '../lazy/screen-registry.ts';

/** Whoever asks for less data is fetched what they press, and no more. Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

/** What is pointed at, or has the focus, is likely to be pressed: a screen's link, or a button that names its panel. */
function warm({ target }: Event): void {
  const way = target instanceof Element ? target.closest<HTMLElement>('a[href^="/w"], [data-opens]') : null;
  if (!way || savesData()) return;
  const screen = way instanceof HTMLAnchorElement ? matchScreen(way.pathname) : null;
  if (screen) screens.prefetch(screen);
  const panel = panelNames.find((name) => name === way.dataset.opens);
  if (panel) panels.prefetch(panel);
}

/** Fetches the file of a screen or a panel as somebody is about to ask for it; returns the way to stop. */
export function prefetchOnIntent(): () => void {
  document.addEventListener('pointerover', warm);
  document.addEventListener('focusin', warm);
  return () => {
    document.removeEventListener('pointerover', warm);
    document.removeEventListener('focusin', warm);
  };
}
