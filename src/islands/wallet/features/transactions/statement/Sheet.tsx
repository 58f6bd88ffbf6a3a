import { assets } from '#contract/assets.ts';
import { STATEMENT_ZONE, type LedgerLine, type Statement } from '#contract/statements.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatDays, formatZonedMoment } from '#src/intl/format/zoned-date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { listNames } from '#src/intl/text/marks.ts';
import type { StatementHolder } from '#src/stores/history/statement-holder.ts';
import type { StatementPeriod } from '#src/stores/history/statement-period.ts';
import { LogoMark } from '#src/ui/brand/Logo.tsx';
import { Amount } from '../../../money/Amount.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { addressLines, holderName } from './holder-text.ts';
import { periodName } from './period-name.ts';
import { SheetAsset } from './SheetAsset.tsx';
import { SheetBalances } from './SheetBalances.tsx';
import { hasMoved, negated, sortItems } from './statement-amounts.ts';

interface SheetProps {
  period: StatementPeriod;
  /** The first and the last day, midnight UTC. */
  first: Date;
  last: Date;
  statement: Statement;
  holder: StatementHolder;
  /** Newest first; null where there are too many for paper. */
  lines: readonly LedgerLine[] | null;
}

/** The document itself. Amounts have every decimal, so that whoever adds them up gets the sums. */
export function Sheet({ period, first, last, statement, holder, lines }: SheetProps) {
  const { locale, product, messages: wallet } = useI18n();
  const messages = useMessages('statementPaper');
  const { period: periodMessages } = useMessages('statements');
  const items = sortItems(statement.items);
  const still = items.filter((item) => !hasMoved(item));
  return (
    <article className="paper">
      <header>
        <p className="brand">
          <LogoMark />
          <span>{product[locale]}</span>
        </p>
        <h2>{interpolate(messages.title, { period: periodName(period, locale, periodMessages) })}</h2>
        <p>{interpolate(messages.days, { days: formatDays(first, last, locale) })}</p>
        <address>
          <b>{holderName(holder)}</b>
          {addressLines(holder).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      {!statement.closed && <p className="unfinished">{messages.unfinished}</p>}
      <dl className="facts">
        {holder.username && (
          <div>
            <dt>{messages.customer}</dt>
            <dd>{sanitizeText(`@${holder.username}`)}</dd>
          </div>
        )}
        <div>
          <dt>{messages.reference}</dt>
          <dd>{statement.reference}</dd>
        </div>
        <div>
          <dt>{messages.issued}</dt>
          <dd>{formatZonedMoment(statement.as_of, locale, STATEMENT_ZONE)}</dd>
        </div>
      </dl>
      {statement.totals && <Totals statement={statement} totals={statement.totals} />}
      <SheetBalances statement={statement} items={items} />
      {lines === null ? (
        <p>{interpolate(messages.tooMany, { count: statement.lines })}</p>
      ) : (
        items
          .filter(hasMoved)
          .map((item) => (
            <SheetAsset
              key={item.asset}
              item={item}
              statement={statement}
              lines={lines.filter(({ asset }) => asset === item.asset).toReversed()}
            />
          ))
      )}
      <footer>
        <p>
          {joinSentences(
            locale,
            messages.explained,
            ...(lines !== null && still.length > 0
              ? [
                  interpolate(messages.still, {
                    assets: listNames(
                      locale,
                      still.map(({ asset }) => wallet.names[asset]),
                    ),
                  }),
                ]
              : []),
          )}
        </p>
        <p>
          <span>{messages.hash}</span> <span className="hash">{statement.sha256}</span>
        </p>
      </footer>
    </article>
  );
}

function Totals({
  statement: { currency },
  totals,
}: {
  statement: Statement;
  totals: NonNullable<Statement['totals']>;
}) {
  const messages = useMessages('statementPaper');
  const rows = [
    [messages.opening, totals.opening, false],
    [messages.in, totals.in, true],
    [messages.out, negated(totals.out), true],
    [messages.fees, negated(totals.fees), true],
    [messages.rewards, totals.rewards, true],
    [messages.priceChange, totals.price_change, true],
    [messages.closing, totals.closing, false],
  ] as const;
  return (
    <section>
      <h3>{interpolate(messages.summary, { currency: assets[currency].symbol })}</h3>
      <dl className="totals">
        {rows.map(([name, amount, signed]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount amount={amount} asset={currency} exact signed={signed} />
            </dd>
          </div>
        ))}
        <div className="beside">
          <dt>{messages.converted}</dt>
          <dd>
            <Amount amount={totals.converted} asset={currency} exact />
          </dd>
        </div>
      </dl>
    </section>
  );
}
