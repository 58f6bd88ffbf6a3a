import { useNavigate } from 'react-router-dom';
import { localizePath, pathWithoutLocale } from '#src/intl/locale.ts';
import { addRecent, type RecentItem } from '#src/stores/search/recent-searches.ts';
import { useI18n } from '../i18n/i18n.ts';
import { enqueueNavigation, panelOfHistoryEntry } from './panel-navigation.ts';
import { isWithinWallet, resultPath } from './result-path.ts';

/** Opens a search result and adds it to the recent ones. Does nothing for an item without a path on this site. */
export function useOpenResult(): (item: RecentItem) => void {
  const { locale } = useI18n();
  const navigate = useNavigate();
  return (item) => {
    const path = resultPath(item);
    if (path === null) return;
    addRecent(item);
    // Replaces the panel's history entry, so that Back does not open the panel again.
    if (isWithinWallet(path))
      enqueueNavigation(() => navigate(path, { replace: panelOfHistoryEntry() !== null }));
    else location.assign(localizePath(locale, pathWithoutLocale(path)));
  };
}
