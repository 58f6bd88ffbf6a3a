import { isPanelName, type PanelName } from '#src/stores/interface/panels.ts';

/** The open panels that an address tells, the top one last: each once, and none that the product does not have. */
export function parsePanels(search: string): readonly PanelName[] {
  return [...new Set(new URLSearchParams(search).getAll('panel').filter(isPanelName))];
}

/** The same address with these panels open; what else its query says stays, unless it was about one that is closed. */
export function withPanels(search: string, open: readonly PanelName[]): string {
  const query = new URLSearchParams(search);
  query.delete('panel');
  for (const name of open) query.append('panel', name);
  // Which conversation the chat shows goes with it.
  if (!open.includes('chat')) query.delete('conversation');
  const text = query.toString();
  return text && `?${text}`;
}
