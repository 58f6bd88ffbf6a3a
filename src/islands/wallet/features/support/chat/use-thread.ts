import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { threadOf, type Thread } from '#src/stores/support/thread.ts';
import { useWallet } from '../../../i18n/i18n.ts';

/** A conversation that the API does not know yet. */
const begun: Thread = {
  $state: atom({
    items: [],
    earlier: false,
    loading: false,
    error: null,
    loadingOlder: false,
    olderError: null,
    at: null,
  }),
  look: () => undefined,
  retry: () => undefined,
  loadOlder: () => Promise.resolve(),
};

/** @param id null while the conversation is on its way. */
export function useThread(id: string | null) {
  const { locale } = useWallet();
  const { $state, look, retry, loadOlder } = id === null ? begun : threadOf(id, locale);
  useEffect(look, [look]);
  return { ...useStore($state), retry, loadOlder };
}
