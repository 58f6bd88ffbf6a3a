import * as contract from '#contract/preferences.ts';
import { isDeepEqual } from '../query/deep-equal.ts';
import { $preferences, applyRemotePreferences } from './preferences.ts';
import { $displaySettingsLoaded } from './display-settings.ts';

/**
 * Tells the other tabs of this browser what is chosen in this one, and hears of theirs: the server tells other sessions, and
 * theirs is the same. Returns the way to stop.
 */
export function syncPreferencesAcrossTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel('preferences');
  let hearing = false;
  // What this tab told of, or heard, the last time. What was read anew and is as it was is no choice: it might tell the other
  // tab of one that it has just taken back.
  let last = $displaySettingsLoaded.get() ? $preferences.get() : null;
  const deaf = $preferences.listen((preferences) => {
    // Before anybody has said whether figures are hidden, what stands there for that would show another tab's.
    if (hearing || !$displaySettingsLoaded.get() || isDeepEqual(preferences, last)) return;
    last = preferences;
    channel.postMessage(preferences);
  });
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = contract.preferences.safeParse(data);
    if (!heard.success) return;
    hearing = true;
    // A language is the browser's, so it is this tab's too.
    applyRemotePreferences(heard.data, heard.data.language);
    hearing = false;
    last = $preferences.get();
  });
  return () => {
    deaf();
    channel.close();
  };
}
