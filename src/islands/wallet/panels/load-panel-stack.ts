import type { ComponentType } from 'react';
import { needWords } from '../i18n/load-messages.ts';

/** What shows panels, with the words of all of them. */
export async function findStack(): Promise<ComponentType> {
  const [{ PanelStack }] = await Promise.all([import('./PanelStack.tsx'), needWords(['walletPanels'])]);
  return PanelStack;
}
