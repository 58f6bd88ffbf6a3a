import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { interpolate } from '#src/intl/interpolate.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { ActionLinks } from './ActionLinks.tsx';
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

/** /w/announcement/{id} */
function Announcement() {
  const { announcement } = useMessages('coming');
  // After the screen's own part; paths.ts has checked its form.
  const id = useLocation().pathname.split('/')[3] ?? '';
  return (
    <ComingSoonScreen
      name="announcement"
      about={<p className="about">{interpolate(announcement, { id })}</p>}
    />
  );
}

/** The component of a screen without content yet. */
export function comingSoonScreen(name: ComingSoonScreenName): ComponentType {
  if (name === 'announcement') return Announcement;
  return function NamedComingSoonScreen() {
    return <ComingSoonScreen name={name} />;
  };
}
