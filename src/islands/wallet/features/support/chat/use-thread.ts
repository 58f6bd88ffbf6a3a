import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { getThread, type Thread, type ThreadState } from '#src/stores/support/thread.ts';
import { useI18n } from '../../../i18n/i18n.ts';

/** The empty thread of a conversation that the API does not know yet. */
const newThread: Thread = {
  $state: atom<ThreadState>({
    items: [],
    hasOlder: false,
    loading: false,
    error: null,
    loadingOlder: false,
    olderError: null,
    at: null,
  }),
  refetchIfStale: () => undefined,
  retry: () => undefined,
  loadOlder: () => Promise.resolve(),
};

/** @param id null while the conversation is on its way. */
export function useThread(id: string | null) {
  const { locale } = useI18n();
  const { $state, refetchIfStale, retry, loadOlder } = id === null ? newThread : getThread(id, locale);
  useEffect(refetchIfStale, [refetchIfStale]);
  return { ...useStore($state), retry, loadOlder };
}
