import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { setOpenPanels } from './panel-navigation.ts';

export interface Panels {
  /** Opens a panel on top. If it is open already, the panels above it close. */
  readonly show: (name: PanelName) => void;
  /** Closes a panel and those above it. */
  readonly hide: (name: PanelName) => void;
  /** Closes a panel that is open, else opens it on top. */
  readonly toggle: (name: PanelName) => void;
}

/** The panels under a panel; all of them when it is not open. */
const below = (open: readonly PanelName[], name: PanelName) =>
  open.includes(name) ? open.slice(0, open.indexOf(name)) : open;

export function usePanels(): Panels {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      show: (name) => setOpenPanels(navigate, (open) => [...below(open, name), name]),
      hide: (name) => setOpenPanels(navigate, (open) => below(open, name)),
      toggle: (name) =>
        setOpenPanels(navigate, (open) => (open.includes(name) ? below(open, name) : [...open, name])),
    }),
    [navigate],
  );
}
