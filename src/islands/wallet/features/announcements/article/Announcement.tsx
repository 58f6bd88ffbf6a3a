import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Article } from '#contract/announcements.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatFullDate } from '#src/intl/format/timestamp.ts';
import { announcementArticle } from '#src/stores/announcements/announcements.ts';
import { markAnnouncementRead } from '#src/stores/announcements/read.ts';
import { hasErrorCode } from '#src/stores/errors/error-predicates.ts';
import { useMediaQuery } from '#src/ui/browser/use-media-query.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { BackLink } from '../../../shell/BackLink.tsx';
import { EmptyState } from '../../../status/EmptyState.tsx';
import { QueryStates } from '../../../status/QueryStates.tsx';
import { PATH } from '../announcements-url.ts';
import { ArticleSkeleton } from './ArticleSkeleton.tsx';
import { ArticleText } from './ArticleText.tsx';
import { MoreNews } from './MoreNews.tsx';
import { TurnPage } from './TurnPage.tsx';

/** /w/announcement/{id}: an announcement in full. Opening it is reading it. */
export function Announcement() {
  // After the screen's own part; paths.ts has checked its form.
  const id = useLocation().pathname.split('/')[3] ?? '';
  const hasColumns = useMediaQuery('(width >= 65em)');
  return (
    <>
      <BackLink from="announcement" />
      <div className="newsroom">
        <OpenArticle key={id} id={id} />
        {hasColumns && <MoreNews without={id} />}
      </div>
    </>
  );
}

function OpenArticle({ id }: { id: string }) {
  const messages = useMessages('announcements');
  const { locale } = useI18n();
  const { $state, refetch } = announcementArticle(id, locale);
  const query = useStore($state);
  const isGone = hasErrorCode(query.error, 'not_found');
  const isUnread = query.data?.status === 'unread';
  useEffect(() => {
    if (isUnread) void markAnnouncementRead(id);
  }, [id, isUnread]);
  if (isGone && query.data === null)
    return (
      <EmptyState {...messages.gone}>
        <Link className="button" to={PATH}>
          {messages.all}
        </Link>
      </EmptyState>
    );
  return (
    <div className="column">
      <QueryStates
        query={isGone ? { ...query, error: null } : query}
        messages={messages.article}
        at={query.data?.at ?? null}
        onRetry={refetch}
        skeleton={<ArticleSkeleton />}
      >
        {(article) => <WholeArticle article={article} hasEnded={isGone} />}
      </QueryStates>
    </div>
  );
}

interface WholeArticleProps {
  article: Article;
  /** It ended while it was open: it stays, and says so. */
  hasEnded: boolean;
}

function WholeArticle({ article, hasEnded }: WholeArticleProps) {
  const { tags, ended } = useMessages('announcements');
  const { locale } = useI18n();
  const { title, tag, severity, starts_at, body_md, older, newer } = article;
  return (
    <article className="reading" aria-labelledby="article">
      <div role="status">{hasEnded && <p className="notice">{ended}</p>}</div>
      <header>
        <p className="meta">
          <span className={severity === 'info' ? 'tag' : 'tag warn'}>{tags[tag]}</span>
          <time dateTime={starts_at}>{formatFullDate(starts_at, locale)}</time>
        </p>
        <h2 id="article">{sanitizeText(title)}</h2>
      </header>
      <ArticleText source={body_md} />
      <TurnPage older={older} newer={newer} />
    </article>
  );
}
