import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import { $selection } from '#src/stores/interface/panels.ts';
import { AssetLabel } from '../../money/AssetLabel.tsx';
import { ComingSoon } from './ComingSoon.tsx';
import { ActionLinks } from './ActionLinks.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { comingSoonPanels, type ComingSoonPanelName } from './coming-soon-panels.ts';

function ComingSoonPanel({ name }: { name: ComingSoonPanelName }) {
  const messages = useMessages('coming');
  const { token } = useStore($selection);
  const text = messages.panels[name];
  const { sketch, ways } = comingSoonPanels[name];
  if ('needs' in text && !token)
    return (
      <EmptyState heading={messages.chooseFirst} text={text.needs}>
        <ActionLinks names={['coins']} within="panel" />
      </EmptyState>
    );
  const about = 'needs' in text && token && <AssetLabel id={token} />;
  return (
    <ComingSoon heading={messages.panel} about={about} text={text} sketch={sketch}>
      <ActionLinks names={ways} within="panel" />
    </ComingSoon>
  );
}

/** The component of a panel without content yet. */
export function comingSoonPanel(name: ComingSoonPanelName): ComponentType {
  return function NamedComingSoonPanel() {
    return <ComingSoonPanel name={name} />;
  };
}
