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
  /** A button in it: the way back. It leaves with the toast, and does not go over to the next document. */
  readonly action?: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Spec section 9: 3 s on onboarding, 5 s elsewhere. */
export const ONBOARDING_DURATION = 3000;
const DEFAULT_DURATION = 5000;

/** Less than this of a toast's time, in milliseconds, is not worth showing it again. */
const MIN_CARRIED_MS = 1000;

/** Toasts that are still to be shown; `<Toasts>` takes them from here. */
export const $toasts = atom<readonly Toast[]>([]);
let lastId = 0;
let newest: { readonly toast: Toast; readonly endsAt: number } | null = null;

export function showToast(
  kind: ToastKind,
  text: string,
  {
    duration = DEFAULT_DURATION,
    detail,
    action,
  }: { duration?: number; detail?: string | undefined; action?: ToastAction | undefined } = {},
): void {
  lastId += 1;
  const toast = { id: lastId, kind, text, detail, duration, action };
  newest = { toast, endsAt: Date.now() + duration };
  $toasts.set([...$toasts.get(), toast]);
}

export function toastShown(id: number): void {
  $toasts.set($toasts.get().filter((toast) => toast.id !== id));
}

/** Leaves a toast for the next document of this tab: a navigation ends this one. */
export function flashToast(kind: ToastKind, text: string, options: { duration?: number } = {}): void {
  session.write('flash', JSON.stringify({ kind, text, duration: options.duration ?? DEFAULT_DURATION }));
}

/** Takes a toast whose time is not over to the next document, unless another one is on its way there already. */
export function carryToast(): void {
  if (newest === null || session.read('flash') !== null) return;
  const { toast, endsAt } = newest;
  const duration = endsAt - Date.now();
  if (duration >= MIN_CARRIED_MS) flashToast(toast.kind, toast.text, { duration });
}

/** Shows the toast that the last document left, once. Anything unreadable is dropped. */
export function showFlash(): void {
  const stored = session.read('flash');
  if (stored === null) return;
  session.remove('flash');
  try {
    const { kind, text, duration } = JSON.parse(stored) as Record<string, unknown>;
    const isKind = kind === 'success' || kind === 'error' || kind === 'info';
    if (!isKind || typeof text !== 'string' || typeof duration !== 'number') return;
    showToast(kind, text, { duration: Math.min(Math.max(duration, 1000), 10_000) });
  } catch {
    // Somebody else wrote under our key: there is no toast to show.
  }
}
