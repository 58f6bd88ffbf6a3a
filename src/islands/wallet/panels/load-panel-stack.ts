import type { ComponentType } from 'react';
import { ensureMessages } from '../i18n/load-messages.ts';

/** What shows panels, with the words of all of them. */
export async function loadPanelStack(): Promise<ComponentType> {
  const [{ PanelStack }] = await Promise.all([import('./PanelStack.tsx'), ensureMessages(['walletPanels'])]);
  return PanelStack;
}
