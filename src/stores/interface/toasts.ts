import { atom } from 'nanostores';
import { session } from '#src/api/storage.ts';

export type ToastKind = 'success' | 'error' | 'info';

/** One toast. `duration` is in milliseconds. */
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** A second line: what to do about it. */
  readonly detail?: string | undefined;
  readonly duration: number;
}

/** Spec section 9: 3 s on onboarding, 5 s elsewhere. */
export const ONBOARDING_DURATION = 3000;
export const DEFAULT_DURATION = 5000;

/** Toasts that wait to be shown; `<Notices>` takes them from here. */
export const $toasts = atom<readonly Toast[]>([]);
let lastId = 0;
let newest: { notice: Toast; until: number } | null = null;

export function showToast(
  kind: ToastKind,
  text: string,
  { duration = DEFAULT_DURATION, detail }: { duration?: number; detail?: string | undefined } = {},
): void {
  lastId += 1;
  const notice = { id: lastId, kind, text, detail, duration };
  newest = { notice, until: Date.now() + notice.duration };
  $toasts.set([...$toasts.get(), notice]);
}

export function toastShown(id: number): void {
  $toasts.set($toasts.get().filter((notice) => notice.id !== id));
}

/** Leaves a toast for the next document of this tab: a navigation ends this one. */
export function flashToast(kind: ToastKind, text: string, options: { duration?: number } = {}): void {
  session.write('flash', JSON.stringify({ kind, text, duration: options.duration ?? DEFAULT_DURATION }));
}

/** The newest toast and when its time is over, in milliseconds since 1970; null before the first. */
export function newestToast(): { readonly notice: Toast; readonly until: number } | null {
  return newest;
}

/** Shows the toast that the last document left, once. Anything unreadable is dropped. */
export function showFlash(): void {
  const left = session.read('flash');
  if (left === null) return;
  session.remove('flash');
  try {
    const { kind, text, duration } = JSON.parse(left) as Record<string, unknown>;
    const known = kind === 'success' || kind === 'error' || kind === 'info';
    if (!known || typeof text !== 'string' || typeof duration !== 'number') return;
    showToast(kind, text, { duration: Math.min(Math.max(duration, 1000), 10_000) });
  } catch {
    // Not ours: nothing to show.
  }
}
