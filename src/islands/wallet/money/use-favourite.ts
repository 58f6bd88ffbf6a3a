import { useStore } from '@nanostores/react';
import { $favourites, setFavourite } from '#src/stores/money/favourites.ts';
import { showToast } from '#src/stores/interface/toasts.ts';

interface Favourite {
  readonly isOn: boolean;
  /** Whether it is known which assets are starred: without that, no star can be changed. */
  readonly isKnown: boolean;
  readonly toggle: () => void;
}

/**
 * The star of an asset.
 * @param failed told when a change was refused.
 */
export function useFavourite(id: string, failed: string): Favourite {
  const { data } = useStore($favourites);
  const isOn = data?.includes(id) ?? false;
  return {
    isOn,
    isKnown: data !== null,
    toggle: () => {
      setFavourite(id, !isOn).catch(() => showToast('error', failed));
    },
  };
}
