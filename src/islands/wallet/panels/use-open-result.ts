import { useNavigate } from 'react-router-dom';
import { localizePath, pathWithoutLocale } from '#src/intl/locale.ts';
import { addRecent, type RecentItem } from '#src/stores/search/recent-searches.ts';
import { useI18n } from '../i18n/i18n.ts';
import { enqueueNavigation, panelOfHistoryEntry } from './panel-navigation.ts';
import { isWithinWallet, resultPath } from './result-path.ts';

/** Goes to what was found and remembers it. What leads nowhere of this site is not followed. */
export function useOpenResult(): (item: RecentItem) => void {
  const { locale } = useI18n();
  const navigate = useNavigate();
  return (item) => {
    const path = resultPath(item);
    if (path === null) return;
    addRecent(item);
    // The panel's own entry of the history gives way to the screen.
    if (isWithinWallet(path))
      enqueueNavigation(() => navigate(path, { replace: panelOfHistoryEntry() !== null }));
    else location.assign(localizePath(locale, pathWithoutLocale(path)));
  };
}
