import type { Messages } from '#src/i18n/messages.ts';
import type { ActionLinkName } from './action-links.ts';
import type { WireframeName } from './wireframes.tsx';

/** A panel that the specification names and that has no content yet. */
export type ComingSoonPanelName = keyof Messages['coming']['panels'];

interface ComingSoonPanelRow {
  readonly sketch: WireframeName;
  readonly ways: readonly ActionLinkName[];
}

export const comingSoonPanels: Readonly<Record<ComingSoonPanelName, ComingSoonPanelRow>> = {
  send: { sketch: 'steps', ways: ['people'] },
  blockchains: { sketch: 'list', ways: ['dashboard'] },
  secondary: { sketch: 'article', ways: ['dashboard'] },
};
