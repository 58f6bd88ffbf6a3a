import { useStore } from '@nanostores/react';
import type { CoinId } from '#contract/assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $favourites, setFavourite } from '#src/stores/money/favourites.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { star } from '#src/ui/icons/feature.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';

/** Stars a coin. It can't be pressed before it is known which are starred. */
export function FavouriteButton({ id }: { id: CoinId }) {
  const { favourite, favouriteFailed } = useMessages('myAssets');
  const { messages } = useI18n();
  const { data } = useStore($favourites);
  const isOn = data?.includes(id) ?? false;
  return (
    <button
      className="tool small favourite"
      type="button"
      disabled={data === null}
      aria-pressed={isOn}
      aria-label={interpolate(favourite, { name: messages.names[id] })}
      onClick={() => {
        setFavourite(id, !isOn).catch(() => showToast('error', favouriteFailed));
      }}
    >
      <Icon d={star} />
    </button>
  );
}
