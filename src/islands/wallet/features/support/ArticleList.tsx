import type { Article } from '#contract/support.ts';
import { ServerText } from '../../money/ServerText.tsx';
import { useI18n } from '../../i18n/i18n.ts';
import { articleHref } from './article-href.ts';
import { NewTabLink } from './NewTabLink.tsx';

/** Answers, each with the page that has all of it. One that leads elsewhere is read here alone. */
export function ArticleList({ label, articles }: { label: string; articles: readonly Article[] }) {
  const { locale } = useI18n();
  return (
    <ul className="articles" aria-label={label}>
      {articles.map(({ id, title, summary, path }) => {
        const href = articleHref(path, locale);
        const name = (
          <b>
            <ServerText text={title} />
          </b>
        );
        return (
          <li key={id}>
            {href ? <NewTabLink href={href}>{name}</NewTabLink> : name}
            <p>
              <ServerText text={summary} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}
