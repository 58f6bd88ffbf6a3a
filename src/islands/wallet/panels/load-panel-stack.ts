import type { ComponentType } from 'react';
import { loadChunk } from '#src/stores/interface/load-chunk.ts';
import { ensureMessages } from '../i18n/load-messages.ts';

/** The component that shows open panels, with the messages that all of them share. */
export async function loadPanelStack(): Promise<ComponentType> {
  const [{ PanelStack }] = await loadChunk('panels', () =>
    Promise.all([import('./PanelStack.tsx'), ensureMessages(['walletPanels'])]),
  );
  return PanelStack;
}
