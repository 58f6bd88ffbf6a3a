import { useStore } from '@nanostores/react';
import { fill } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { articleSearch } from '#src/stores/support/articles.ts';
import { FindFailed } from '../../list/SearchError.tsx';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { ArticleList } from './ArticleList.tsx';
import { TextBones } from './TextSkeleton.tsx';

/** What was found of what is typed. */
export function Found({ typed }: { typed: string }) {
  const { locale } = useWallet();
  const { search: words, articles } = useWords('walletSupport');
  const asked = useStore(articleSearch.$asked);
  const found = asked.kind === 'found' ? asked.found : null;
  const none = fill(words.none, { typed });
  const count = found?.length ?? 0;
  return (
    <>
      <p className="sr" role="status">
        {found && (count > 0 ? fill(plural(locale, count, words.count), { count }) : none)}
      </p>
      {asked.kind === 'searching' && <TextBones label={words.searching} count={3} />}
      {count > 0 && found && <ArticleList label={articles.found} articles={found} />}
      {found && count === 0 && (
        <p className="aside">
          <b>{none}</b> {words.noneText}
        </p>
      )}
      {asked.kind === 'failed' && <FindFailed failure={asked} words={words} onRetry={articleSearch.retry} />}
    </>
  );
}
