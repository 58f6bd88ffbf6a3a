import { panelNames } from '#src/stores/interface/panels.ts';
import { panels } from '../panels/panel-registry.ts';
import { matchScreen } from '../paths.ts';
import { screens } from '../lazy/screen-registry.ts';
import { prefetchData } from './prefetch-data.ts';

/** Milliseconds that a link is pointed at before its screen's data is fetched: a pointer crosses many rows of a list. */
const DWELL_MS = 100;

/** With data saving on, nothing is fetched before it is pressed. Not every browser says whether it is on. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('a[href^="/w"], [data-opens]') : null;

let dwelling: { readonly control: HTMLElement | null; readonly timer: ReturnType<typeof setTimeout> } | null =
  null;

/** Fetches the data of a link's screen, once the pointer or the focus has stayed on it. */
function prefetchDataSoon(control: HTMLElement | null): void {
  if (dwelling?.control === control) return;
  if (dwelling) clearTimeout(dwelling.timer);
  dwelling =
    control instanceof HTMLAnchorElement
      ? { control, timer: setTimeout(() => prefetchData(new URL(control.href)), DWELL_MS) }
      : null;
}

/** A link to a screen or a button for a panel that is pointed at, or has the focus, is likely to be pressed next. */
function prefetch(event: Event): void {
  const control = controlOf(event);
  if (savesData()) return;
  prefetchDataSoon(control);
  if (!control) return;
  const screen = control instanceof HTMLAnchorElement ? matchScreen(control.pathname) : null;
  if (screen) screens.prefetch(screen);
  const panel = panelNames.find((name) => name === control.dataset.opens);
  if (panel) panels.prefetch(panel);
}

/** A link that is being pressed: its data is fetched beside its code, not after it. A finger points at nothing before. */
function prefetchPressed(event: Event): void {
  const control = controlOf(event);
  if (control instanceof HTMLAnchorElement) prefetchData(new URL(control.href));
}

/** Fetches the code of a screen or a panel, and the first data of a screen, before it is pressed; returns the way to stop. */
export function prefetchOnIntent(): () => void {
  const listeners = { pointerover: prefetch, focusin: prefetch, pointerdown: prefetchPressed };
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener);
  return () => {
    prefetchDataSoon(null);
    for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
  };
}
