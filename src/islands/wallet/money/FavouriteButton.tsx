import { interpolate } from '#src/intl/interpolate.ts';
import { star } from '#src/ui/icons/feature.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFavourite } from './use-favourite.ts';

interface FavouriteButtonProps {
  id: string;
  /** The asset's name. */
  name: string;
  messages: { readonly favourite: string; readonly favouriteFailed: string };
}

/** Stars an asset. It can't be pressed before it is known which are starred. */
export function FavouriteButton({ id, name, messages }: FavouriteButtonProps) {
  const { isOn, isKnown, toggle } = useFavourite(id, messages.favouriteFailed);
  return (
    <button
      className="tool small favourite"
      type="button"
      disabled={!isKnown}
      aria-pressed={isOn}
      aria-label={interpolate(messages.favourite, { name })}
      onClick={toggle}
    >
      <Icon d={star} />
    </button>
  );
}
