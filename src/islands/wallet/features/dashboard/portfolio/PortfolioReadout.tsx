import type { Portfolio } from '#contract/portfolio.ts';
import { formatChartDay } from '#src/intl/format/chart-time.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ValueChange } from '../../../money/ValueChange.tsx';
import { usePointTexts } from './use-point-texts.ts';

interface PortfolioReadoutProps {
  portfolio: Portfolio;
  /** Of the point under the cursor; null for none. */
  index: number | null;
}

/** The value under the cursor; without one, the change of the whole range and what it leaves out. */
export function PortfolioReadout({ portfolio, index }: PortfolioReadoutProps) {
  const { portfolio: texts } = useMessages('dashboard');
  const { locale } = useI18n();
  const { valueAt, timeAt } = usePointTexts(portfolio);
  const { range, currency, change, partial_since, net_flow } = portfolio;
  if (index !== null) {
    return (
      // The slider says the same to a screen reader.
      <p className="readout" aria-hidden="true">
        <b>{valueAt(index)}</b>
        <span className="soft">{timeAt(index)}</span>
      </p>
    );
  }
  const notes = [
    ...(partial_since === null
      ? []
      : [interpolate(texts.partial, { date: formatChartDay(partial_since, locale) })]),
    ...(/[1-9]/.test(net_flow) ? [texts.flow] : []),
  ];
  return (
    <p className="readout">
      {change.percent === null ? (
        <span className="soft">{texts.noChange}</span>
      ) : (
        <>
          <ValueChange amount={change.amount} percent={change.percent} currency={currency} />
          <span className="soft">{texts.periods[range]}</span>
        </>
      )}
      {notes.length > 0 && <small>{joinSentences(locale, ...notes)}</small>}
    </p>
  );
}
