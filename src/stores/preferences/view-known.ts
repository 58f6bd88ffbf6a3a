import { $viewKnown } from './display-settings.ts';

/** On a browser that does not know yet whether figures are to be hidden, they wait for that; not for a server in trouble. */
export async function viewKnown(): Promise<void> {
  if ($viewKnown.get()) return;
  await import('./preferences.ts').then(({ firstPreferences }) => firstPreferences()).catch(() => undefined);
}
