import type { ReactNode } from 'react';
import { Link } from '../navigation/Link.tsx';
import { panelOfHistoryEntry } from './panel-navigation.ts';

interface PanelLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link from a panel to a screen. It replaces the panel's history entry, so that Back does not open the panel again. */
export function PanelLink(props: PanelLinkProps) {
  return <Link {...props} replace={panelOfHistoryEntry() !== null} />;
}
