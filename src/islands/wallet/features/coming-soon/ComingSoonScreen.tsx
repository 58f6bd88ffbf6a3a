import type { ComponentType } from 'react';
import { ComingSoon } from './ComingSoon.tsx';
import { ActionLinks } from './ActionLinks.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import type { ComingSoonScreenName } from '../../lazy/screen-registry.ts';
import { BackLink } from '../../shell/BackLink.tsx';
import { comingSoonScreens } from './coming-soon-screens.ts';

function ComingSoonScreen({ name }: { name: ComingSoonScreenName }) {
  const messages = useMessages('coming');
  const { sketch, ways } = comingSoonScreens[name];
  return (
    <>
      <BackLink from={name} />
      <ComingSoon heading={messages.screen} text={messages.screens[name]} sketch={sketch}>
        <ActionLinks names={ways} />
      </ComingSoon>
    </>
  );
}

/** The component of a screen without content yet. */
export function comingSoonScreen(name: ComingSoonScreenName): ComponentType {
  return function NamedComingSoonScreen() {
    return <ComingSoonScreen name={name} />;
  };
}
