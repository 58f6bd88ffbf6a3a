import { isPanelName, type PanelName } from '#src/stores/interface/panels.ts';
import { deleteSheet } from './sheet-names.ts';

/** The open panels of an address's query, the top one last. Unknown and repeated names are dropped. */
export function parsePanels(search: string): readonly PanelName[] {
  return [...new Set(new URLSearchParams(search).getAll('panel').filter(isPanelName))];
}

/** The query with these panels open. Other parameters stay, but for those of a panel that is closed. */
export function withPanels(search: string, open: readonly PanelName[]): string {
  const query = new URLSearchParams(search);
  query.delete('panel');
  for (const name of open) query.append('panel', name);
  // Names the conversation that the chat panel shows.
  if (!open.includes('chat')) query.delete('conversation');
  // Say what the secondary panel shows.
  if (!open.includes('secondary')) deleteSheet(query);
  const text = query.toString();
  return text && `?${text}`;
}
