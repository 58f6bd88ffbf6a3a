import type { MarketAssetDetails } from '#contract/market.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { inBrackets } from '#src/intl/text/marks.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { parseUrl } from '#src/intl/text/parse-url.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { useToken } from './use-token.ts';

/** What the asset is, and where more is said of it. Nothing until it is known: `Stats` speaks of the read. */
export function About() {
  const { about: texts } = useMessages('token');
  const { query, name } = useToken();
  if (!query.data || name === null) return null;
  const { about, links } = query.data;
  return (
    <section className="card about-token" aria-labelledby="about-token">
      <header>
        <h2 id="about-token">{removeHanSpaces(interpolate(texts.heading, { name }))}</h2>
      </header>
      <div className="body">
        <p>{sanitizeText(about)}</p>
        {links.length > 0 && (
          <p className="links">
            {links.map((link) => (
              <OutsideLink key={link.url} {...link} />
            ))}
          </p>
        )}
      </div>
    </section>
  );
}

/** A link out of the product, by its kind and its host: nobody is sent anywhere unseen. Nothing for what is no web address. */
function OutsideLink({ kind, url }: MarketAssetDetails['links'][number]) {
  const { locale } = useI18n();
  const { about: texts } = useMessages('token');
  const parsed = parseUrl(url);
  if (parsed?.protocol !== 'https:' || parsed.username !== '') return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <span>{texts.links[kind]}</span>
      <small>{parsed.host}</small>
      <span className="sr">{inBrackets(locale, texts.newTab)}</span>
    </a>
  );
}
