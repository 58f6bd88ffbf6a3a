import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { panelOfHistoryEntry } from './panel-navigation.ts';

interface PanelLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link from a panel to a screen: the panel's own entry of the history gives way to it. */
export function PanelLink(props: PanelLinkProps) {
  return <Link {...props} replace={panelOfHistoryEntry() !== null} />;
}
