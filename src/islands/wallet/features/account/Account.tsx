import { AppearanceSettings } from './AppearanceSettings.tsx';
import { SettingsLinks } from './SettingsLinks.tsx';

/** Profile settings: how the wallet looks, and links to everything else about an account. */
export function Account() {
  return (
    <div className="settings">
      <AppearanceSettings />
      <SettingsLinks />
    </div>
  );
}
