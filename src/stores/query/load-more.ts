import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#src/api/api-error.ts';
import { withRetryAfter } from './retry-after.ts';
import { reportAuthError } from '../errors/auth-error.ts';

export interface LoadMoreState {
  readonly $progress: ReadableAtom<{ readonly loading: boolean; readonly error: ApiError | null }>;
  /** Asks for more; one at a time. What fails is in the progress. */
  readonly fetchNextPage: () => Promise<void>;
  /** Nobody looks any more: what is on its way is given up. */
  readonly cancel: () => void;
}

const idle = { loading: false, error: null };

/** @param load asks for what is older by what it is handed, as often as it takes, and puts it where it is shown. */
export function createLoadMore(
  load: (ask: <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>) => Promise<void>,
): LoadMoreState {
  const $progress = atom<ReturnType<LoadMoreState['$progress']['get']>>(idle);
  let leaving = new AbortController();
  return {
    $progress,
    async fetchNextPage() {
      if ($progress.get().loading) return;
      const { signal } = leaving;
      $progress.set({ loading: true, error: null });
      try {
        await load((call) => withRetryAfter(() => call(signal), signal));
        if (!signal.aborted) $progress.set(idle);
      } catch (error) {
        if (signal.aborted) return;
        reportAuthError(error);
        $progress.set({ loading: false, error: error instanceof ApiError ? error : null });
      }
    },
    cancel() {
      leaving.abort();
      leaving = new AbortController();
      $progress.set(idle);
    },
  };
}
