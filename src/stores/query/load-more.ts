import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#src/api/api-error.ts';
import { withRetryAfter } from './retry-after.ts';
import { reportAuthError } from '../errors/auth-error.ts';

interface LoadMoreState {
  readonly $progress: ReadableAtom<{ readonly loading: boolean; readonly error: ApiError | null }>;
  /** Fetches one more page; one at a time. An error is in `$progress`. */
  readonly fetchNextPage: () => Promise<void>;
  /** Fetches pages until there are enough rows, or one fails. */
  readonly fetchUntil: (isEnough: () => boolean) => Promise<void>;
  /** Cancels the page under way, when the list is no longer shown. */
  readonly cancel: () => void;
}

const idle = { loading: false, error: null };

/** @param load fetches through the function it is given, which waits out Retry-After, and adds the page to the list. */
export function createLoadMore(
  load: (fetchPage: <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>) => Promise<void>,
): LoadMoreState {
  const $progress = atom<ReturnType<LoadMoreState['$progress']['get']>>(idle);
  let controller = new AbortController();
  const run = async (fetchPages: (fetchPage: () => Promise<void>) => Promise<void>) => {
    if ($progress.get().loading) return;
    const { signal } = controller;
    $progress.set({ loading: true, error: null });
    try {
      await fetchPages(() => load((call) => withRetryAfter(() => call(signal), signal)));
      if (!signal.aborted) $progress.set(idle);
    } catch (error) {
      if (signal.aborted) return;
      reportAuthError(error);
      $progress.set({ loading: false, error: error instanceof ApiError ? error : null });
    }
  };
  return {
    $progress,
    fetchNextPage: () => run((fetchPage) => fetchPage()),
    fetchUntil: (isEnough) =>
      run(async (fetchPage) => {
        while (!isEnough()) await fetchPage();
      }),
    cancel() {
      controller.abort();
      controller = new AbortController();
      $progress.set(idle);
    },
  };
}
