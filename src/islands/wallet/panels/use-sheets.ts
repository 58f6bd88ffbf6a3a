import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { enqueueNavigation, panelOfHistoryEntry, type PanelEntry } from './panel-navigation.ts';
import { parsePanels } from './panel-url.ts';
import { withSheet, type SheetName } from './sheet-url.ts';

export interface Sheets {
  /** Shows a sheet in the panel `secondary`, on top of what is open. Close it with `usePanels().hide('secondary')`. */
  readonly open: (name: SheetName, parameters?: Readonly<Record<string, string>>) => void;
}

/** Which sheet is open stands in the address, as every panel does: a reload and a link find it. */
export function useSheets(): Sheets {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      open: (name, parameters) =>
        enqueueNavigation(() => {
          const { pathname, search, hash } = location;
          const isOpen = parsePanels(search).includes('secondary');
          const by = isOpen ? panelOfHistoryEntry() : 'secondary';
          return navigate(
            { pathname, hash, search: withSheet(search, name, parameters) },
            { replace: isOpen, state: by && ({ opened: by } satisfies PanelEntry) },
          );
        }),
    }),
    [navigate],
  );
}
