import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { assetIds } from '#contract/assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { AssetLabel } from '../../money/AssetLabel.tsx';
import { ComingSoon } from './ComingSoon.tsx';
import { ActionLinks } from './ActionLinks.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import type { ComingSoonScreenName } from '../../lazy/screen-registry.ts';
import { BackLink } from '../../shell/BackLink.tsx';
import { comingSoonScreens } from './coming-soon-screens.ts';

function ComingSoonScreen({ name, about }: { name: ComingSoonScreenName; about?: ReactNode }) {
  const messages = useMessages('coming');
  const { sketch, ways } = comingSoonScreens[name];
  return (
    <>
      <BackLink from={name} />
      <ComingSoon heading={messages.screen} about={about} text={messages.screens[name]} sketch={sketch}>
        <ActionLinks names={ways} />
      </ComingSoon>
    </>
  );
}

/** The id in the address, after the screen's own part; paths.ts has checked its form. */
function useIdFromPath(): string {
  return useLocation().pathname.split('/')[3] ?? '';
}

/** /w/token/{id}: a listed coin, or a message that there is none with that id. */
function Token() {
  const { token } = useMessages('coming');
  const id = useIdFromPath();
  const asset = assetIds.find((known) => known === id.toLowerCase());
  if (asset) return <ComingSoonScreen name="token" about={<AssetLabel id={asset} />} />;
  return (
    <>
      <BackLink from="token" />
      <div className="not-known">
        <EmptyState heading={interpolate(token.unknown, { id })} text={token.unknownText}>
          <ActionLinks names={['coins', 'dashboard']} />
        </EmptyState>
      </div>
    </>
  );
}

/** /w/announcement/{id} */
function Announcement() {
  const { announcement } = useMessages('coming');
  const id = useIdFromPath();
  return (
    <ComingSoonScreen
      name="announcement"
      about={<p className="about">{interpolate(announcement, { id })}</p>}
    />
  );
}

/** The component of a screen without content yet. */
export function comingSoonScreen(name: ComingSoonScreenName): ComponentType {
  if (name === 'token') return Token;
  if (name === 'announcement') return Announcement;
  return function NamedComingSoonScreen() {
    return <ComingSoonScreen name={name} />;
  };
}
