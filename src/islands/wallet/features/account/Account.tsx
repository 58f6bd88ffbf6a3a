// As an address: an imported stylesheet, even of a lazy part, would be written into every page of the wallet.
import stylesheet from '#src/styles/settings.css?url';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { SettingsLinks } from './SettingsLinks.tsx';

/** Profile settings: how the wallet looks, and the way to everything else about an account. */
export function Account() {
  return (
    <>
      <link rel="stylesheet" href={stylesheet} precedence="screen" />
      <div className="settings">
        <AppearanceSettings />
        <SettingsLinks />
      </div>
    </>
  );
}
