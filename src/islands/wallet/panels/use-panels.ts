import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PanelName } from '#src/stores/panels.ts';
import { movePanels, openedBy } from './panel-moves.ts';

export interface Panels {
  /** Opens a panel on top. One that is open already comes to the top as those above it close. */
  readonly show: (name: PanelName) => void;
  /** Closes a panel, and what was opened from it. */
  readonly hide: (name: PanelName) => void;
  /** Closes what is on top when its turn comes: a second press within the first one's moment is about the next. */
  readonly hideTop: () => void;
  /** Goes to a screen from within a panel: the panel's own entry gives way to it. */
  readonly leaveTo: (path: string) => void;
}

export function usePanels(): Panels {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      show: (name) =>
        movePanels(navigate, (open) =>
          open.includes(name) ? open.slice(0, open.indexOf(name) + 1) : [...open, name],
        ),
      hide: (name) =>
        movePanels(navigate, (open) => (open.includes(name) ? open.slice(0, open.indexOf(name)) : open)),
      hideTop: () => movePanels(navigate, (open) => open.slice(0, -1)),
      leaveTo: (path) => void navigate(path, { replace: openedBy() !== null }),
    }),
    [navigate],
  );
}
