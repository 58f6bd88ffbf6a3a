import { pathIn, pathWithoutLocale } from '#src/intl/locale.ts';
import { remember, type RecentItem } from '#src/stores/recent.ts';
import { useWallet } from '../../words.ts';
import { usePanels } from '../use-panels.ts';
import { isWithinWallet, pathOf } from './item-path.ts';

/** Goes to what was found and remembers it. What leads nowhere of this site is not followed. */
export function useFollow(): (item: RecentItem) => void {
  const { locale } = useWallet();
  const { leaveTo } = usePanels();
  return (item) => {
    const path = pathOf(item);
    if (path === null) return;
    remember(item);
    if (isWithinWallet(path)) leaveTo(path);
    else location.assign(pathIn(locale, pathWithoutLocale(path)));
  };
}
