import { useStore } from '@nanostores/react';
import { useLocation } from 'react-router-dom';
import { articlesFor } from '#src/stores/support/articles.ts';
import { screenAt } from '../../paths.ts';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { ArticleList } from './ArticleList.tsx';
import { TextBones } from './TextSkeleton.tsx';
import { Trouble } from './SectionLoadError.tsx';

/** What helps on the screen that one stands on. */
export function RouteArticles() {
  const { locale } = useWallet();
  const { articles: words } = useWords('walletSupport');
  const { pathname } = useLocation();
  // A screen that there is not is helped as the first one is.
  const { $read, retry } = articlesFor(screenAt(pathname) ? pathname : '/w', locale);
  const read = useStore($read);
  const { data, error } = read;
  return (
    <>
      <Trouble text={words.failed} read={read} at={null} onRetry={retry} />
      {!data && !error && <TextBones label={words.loading} count={3} />}
      {data?.length === 0 && <p className="aside">{words.none}</p>}
      {data && data.length > 0 && <ArticleList label={words.heading} articles={data} />}
    </>
  );
}
