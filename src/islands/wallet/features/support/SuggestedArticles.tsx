import { useStore } from '@nanostores/react';
import { useLocation } from 'react-router-dom';
import { articlesFor } from '#src/stores/support/articles.ts';
import { matchScreen } from '../../paths.ts';
import { LoadError } from '../../status/LoadError.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { ArticleList } from './ArticleList.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';

/** What helps on the screen that one stands on. */
export function SuggestedArticles() {
  const { locale } = useI18n();
  const { articles: messages } = useMessages('walletSupport');
  const { pathname } = useLocation();
  // A screen that there is not is helped as the first one is.
  const { $read, retry } = articlesFor(matchScreen(pathname) ? pathname : '/w', locale);
  const read = useStore($read);
  const { data, error } = read;
  return (
    <>
      <LoadError query={read} messages={messages} at={null} onRetry={retry} />
      {!data && !error && <TextSkeleton label={messages.loading} count={3} />}
      {data?.length === 0 && <p className="aside">{messages.none}</p>}
      {data && data.length > 0 && <ArticleList label={messages.heading} articles={data} />}
    </>
  );
}
