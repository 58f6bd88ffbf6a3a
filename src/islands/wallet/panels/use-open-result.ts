import { useNavigate } from 'react-router-dom';
import { pathIn, pathWithoutLocale } from '#src/intl/locale.ts';
import { remember, type RecentItem } from '#src/stores/search/recent-searches.ts';
import { useWallet } from '../i18n/i18n.ts';
import { nextMove, openedBy } from './panel-navigation.ts';
import { isWithinWallet, pathOf } from './result-path.ts';

/** Goes to what was found and remembers it. What leads nowhere of this site is not followed. */
export function useFollow(): (item: RecentItem) => void {
  const { locale } = useWallet();
  const navigate = useNavigate();
  return (item) => {
    const path = pathOf(item);
    if (path === null) return;
    remember(item);
    // The panel's own entry of the history gives way to the screen.
    if (isWithinWallet(path)) nextMove(() => navigate(path, { replace: openedBy() !== null }));
    else location.assign(pathIn(locale, pathWithoutLocale(path)));
  };
}
