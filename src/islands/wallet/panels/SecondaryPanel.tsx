import { useLocation } from 'react-router-dom';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Button } from '#src/ui/form/Button.tsx';
import { useMessages } from '../i18n/i18n.ts';
import { LazyComponent } from '../lazy/LazyComponent.tsx';
import { EmptyState } from '../status/EmptyState.tsx';
import { sheets } from './sheet-registry.ts';
import { sheetIn } from './sheet-url.ts';
import { usePanels } from './use-panels.ts';

/** The specification's secondary modal: shows the sheet that the address names. */
export function SecondaryPanel() {
  const { sheetMissing, close } = useMessages('walletPanels');
  const { hide } = usePanels();
  const sheet = sheetIn(useLocation().search);
  if (sheet)
    return <LazyComponent key={sheet} registry={sheets} name={sheet} fallback={<Skeleton size="sheet" />} />;
  return (
    <EmptyState heading={sheetMissing.heading} text={sheetMissing.text}>
      <Button onClick={() => hide('secondary')}>{close}</Button>
    </EmptyState>
  );
}
