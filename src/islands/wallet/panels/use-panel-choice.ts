import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $panels, $selection, type PanelName } from '#src/stores/interface/panels.ts';

import { useIsCurrentEntry } from '../navigation/use-is-current-entry.ts';

type Selection = ReturnType<typeof $selection.get>;

/**
 * Calls `onChoose` with what is chosen in a panel, once the panel has closed: its own history entry has to be gone before the
 * screen changes its address.
 * @param key what the panel chooses.
 */
export function usePanelChoice<Key extends 'token' | 'blockchain'>(
  panel: PanelName,
  key: Key,
  onChoose: (value: NonNullable<Selection[Key]>) => void,
): void {
  const isCurrentEntry = useIsCurrentEntry();
  const isOpen = useStore($panels).includes(panel);
  const [chosen, setChosen] = useState<Selection[Key]>(null);

  useEffect(
    () =>
      $selection.listen((selection, _, changed) => {
        if (changed === key && $panels.get().includes(panel)) setChosen(selection[key]);
      }),
    [panel, key],
  );
  useEffect(() => {
    if (isOpen || chosen === null) return;
    setChosen(null);
    if (isCurrentEntry()) onChoose(chosen);
  }, [isOpen, chosen, isCurrentEntry, onChoose]);
}
