import type { Messages } from '#src/i18n/messages.ts';
import type { WayName } from './action-links.ts';
import type { SketchName } from './wireframes.tsx';

/** A panel that the product names and that has no content yet. */
export type ComingPanelName = keyof Messages['coming']['panels'];

interface ComingPanelRow {
  readonly sketch: SketchName;
  readonly ways: readonly WayName[];
}

export const comingPanels: Readonly<Record<ComingPanelName, ComingPanelRow>> = {
  scan: { sketch: 'code', ways: ['people'] },
  'upload-scan': { sketch: 'code', ways: ['people'] },
  send: { sketch: 'steps', ways: ['people'] },
  receive: { sketch: 'code', ways: ['history'] },
  token: { sketch: 'chart', ways: ['dashboard'] },
  qr: { sketch: 'code', ways: ['dashboard'] },
  networks: { sketch: 'list', ways: ['dashboard'] },
  blockchains: { sketch: 'list', ways: ['dashboard'] },
  secondary: { sketch: 'article', ways: ['dashboard'] },
};
