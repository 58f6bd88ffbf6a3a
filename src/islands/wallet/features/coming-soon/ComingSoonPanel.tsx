import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import { $selection } from '#src/stores/interface/panels.ts';
import { AboutCoin } from '../../money/AssetLabel.tsx';
import { Coming } from './ComingSoon.tsx';
import { Ways } from './ActionLinks.tsx';
import { Blank } from '../../status/EmptyState.tsx';
import { useWords } from '../../i18n/i18n.ts';
import { comingPanels, type ComingPanelName } from './coming-soon-panels.ts';

function ComingPanel({ name }: { name: ComingPanelName }) {
  const words = useWords('coming');
  const { token } = useStore($selection);
  const text = words.panels[name];
  const { sketch, ways } = comingPanels[name];
  if ('needs' in text && !token)
    return (
      <Blank heading={words.chooseFirst} text={text.needs}>
        <Ways names={['coins']} within="panel" />
      </Blank>
    );
  const about = 'needs' in text && token && <AboutCoin id={token} />;
  return (
    <Coming heading={words.panel} about={about} text={text} sketch={sketch}>
      <Ways names={ways} within="panel" />
    </Coming>
  );
}

/** What stands in a panel that has no content yet. */
export function comingPanel(name: ComingPanelName): ComponentType {
  return function ComingPlace() {
    return <ComingPanel name={name} />;
  };
}
