import * as contract from '#contract/preferences.ts';
import { isDeepEqual } from '../query/deep-equal.ts';
import { $displaySettingsLoaded } from './display-settings.ts';
import {
  $preferences,
  applyRemotePreferences,
  reloadUnsaved,
  saveUnsavedPreferences,
} from './preferences.ts';

/**
 * Keeps the tabs of this browser alike, and saves what could not be saved once the network is back. The server's events go to
 * other sessions, and these tabs share one. Returns the way to stop.
 */
export function syncPreferences(): () => void {
  const onOnline = () => void saveUnsavedPreferences();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === 'unsavedPreferences') reloadUnsaved();
  };
  addEventListener('online', onOnline);
  addEventListener('storage', onStorage);
  const unsubscribeTabs = syncAcrossTabs();
  return () => {
    removeEventListener('online', onOnline);
    removeEventListener('storage', onStorage);
    unsubscribeTabs();
  };
}

function syncAcrossTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('preferences');
  let isReceiving = false;
  // What this tab last sent or received. An equal value is no choice: sent again, it could undo a newer one of the other tab.
  let last = $displaySettingsLoaded.get() ? $preferences.get() : null;
  const unsubscribe = $preferences.listen((preferences) => {
    // Until it is known whether balances are hidden, the default would show another tab's.
    if (isReceiving || !$displaySettingsLoaded.get() || isDeepEqual(preferences, last)) return;
    last = preferences;
    channel.postMessage(preferences);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const received = contract.preferences.safeParse(data);
    if (!received.success) return;
    isReceiving = true;
    // Tabs of one browser have one language.
    applyRemotePreferences(received.data, received.data.language);
    isReceiving = false;
    last = $preferences.get();
  });
  return () => {
    unsubscribe();
    channel.close();
  };
}
