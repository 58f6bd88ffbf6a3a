import type { ComponentType } from 'react';
import { ComingSoon } from './ComingSoon.tsx';
import { ActionLinks } from './ActionLinks.tsx';
import { useMessages } from '../../i18n/i18n.ts';
import { comingSoonPanels, type ComingSoonPanelName } from './coming-soon-panels.ts';

function ComingSoonPanel({ name }: { name: ComingSoonPanelName }) {
  const messages = useMessages('coming');
  const { sketch, ways } = comingSoonPanels[name];
  return (
    <ComingSoon heading={messages.panel} text={messages.panels[name]} sketch={sketch}>
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
