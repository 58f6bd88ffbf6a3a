import { $displaySettingsLoaded } from './display-settings.ts';

/** On a browser that does not know yet whether figures are to be hidden, they wait for that; not for a server in trouble. */
export async function displaySettingsReady(): Promise<void> {
  if ($displaySettingsLoaded.get()) return;
  await import('./preferences.ts')
    .then(({ loadPreferencesOnce }) => loadPreferencesOnce())
    .catch(() => undefined);
}
