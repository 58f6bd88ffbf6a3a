import type { ComponentType } from 'react';
import { loadChunk } from '#src/stores/interface/load-chunk.ts';
import { ensureMessages } from '../i18n/load-messages.ts';

const fetchStack = () => Promise.all([import('./PanelStack.tsx'), ensureMessages(['walletPanels'])]);

/** The component that shows open panels, with the messages that all of them share. */
export async function loadPanelStack(): Promise<ComponentType> {
  const [{ PanelStack }] = await loadChunk('panels', fetchStack);
  return PanelStack;
}

/** Loads it before the first panel opens. A failure must not reload the document: nobody has asked for a panel yet. */
export function prefetchPanelStack(): void {
  fetchStack().catch(() => undefined);
}
