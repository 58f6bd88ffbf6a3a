import { useStore } from '@nanostores/react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { articleSearch } from '#src/stores/support/articles.ts';
import { SearchError } from '../../list/SearchError.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { LeadSentence } from '../../i18n/LeadSentence.tsx';
import { ArticleList } from './ArticleList.tsx';
import { TextSkeleton } from './TextSkeleton.tsx';

/** The articles that a search found. */
export function ArticleResults({ typed }: { typed: string }) {
  const { locale } = useI18n();
  const { search: messages, articles } = useMessages('walletSupport');
  const search = useStore(articleSearch.$state);
  const found = search.kind === 'found' ? search.found : null;
  const none = interpolate(messages.none, { typed });
  const count = found?.length ?? 0;
  return (
    <>
      <p className="sr" role="status">
        {found && (count > 0 ? interpolate(plural(locale, count, messages.count), { count }) : none)}
      </p>
      {search.kind === 'searching' && <TextSkeleton label={messages.searching} count={3} />}
      {count > 0 && found && <ArticleList label={articles.found} articles={found} />}
      {found && count === 0 && (
        <p className="aside">
          <LeadSentence text={none} />
          <span>{messages.noneText}</span>
        </p>
      )}
      {search.kind === 'failed' && (
        <SearchError failure={search} messages={messages} onRetry={articleSearch.retry} />
      )}
    </>
  );
}
