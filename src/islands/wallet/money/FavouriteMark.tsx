import { useStore } from '@nanostores/react';
import { $favourites } from '#src/stores/money/favourites.ts';
import { star } from '#src/ui/icons/feature.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';

/**
 * Says that an asset is starred, where a star can't be pressed.
 * @param text the same, for screen readers
 */
export function FavouriteMark({ id, text }: { id: string; text: string }) {
  const { data } = useStore($favourites);
  if (!data?.includes(id)) return null;
  return (
    <span className="favourite-mark">
      <Icon d={star} />
      <span className="sr">{text}</span>
    </span>
  );
}
