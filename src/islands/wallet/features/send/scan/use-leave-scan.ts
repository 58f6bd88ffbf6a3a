import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { enqueueNavigation, setOpenPanels } from '../../../panels/panel-navigation.ts';

const scanners: ReadonlySet<PanelName | undefined> = new Set<PanelName>(['scan', 'upload-scan']);

const SENDING = /^\/w(?:\/marketplace)?\/send\/?$/;
/** Whether the screen under the panel is one for sending. */
export const isSendScreen = (): boolean => SENDING.test(location.pathname);
/** Whether that screen sends the market's coin. */
export const isMarketSend = (): boolean => isSendScreen() && location.pathname.startsWith('/w/marketplace');

/**
 * Closes the scanner and opens an address for sending. The panels' history entries go first, one by one, so that Back does not
 * open them again. On a screen for sending the address takes its place: there is one first step to go back to.
 */
export function useLeaveScan(): (address: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (address) => {
      // One panel may stand on the other.
      for (let count = 0; count < scanners.size; count += 1)
        setOpenPanels(navigate, (open) => (scanners.has(open.at(-1)) ? open.slice(0, -1) : open));
      enqueueNavigation(() => navigate(address, { replace: isSendScreen() }));
    },
    [navigate],
  );
}
