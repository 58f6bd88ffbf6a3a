import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { formatChartDay } from '#src/intl/format/chart-time.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { $portfolio, $portfolioRange } from '#src/stores/money/portfolio.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { info } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { ValueChange } from '../../../money/ValueChange.tsx';
import { useFirstSteps } from '../first-steps/use-first-steps.ts';

/**
 * The one change that the dashboard tells: of the range that its line shows, with what that counts behind the "i". Nothing
 * where the line can't be had, which says so itself, and in a new account, which has steps in the place of the line.
 */
export function RangeChange() {
  const { portfolio: texts } = useMessages('dashboard');
  const { locale } = useI18n();
  const { data, error } = useStore($portfolio);
  const range = useStore($portfolioRange);
  const currency = useStore($displayCurrency);
  const { steps } = useFirstSteps();
  const [isOpen, setOpen] = useState(false);
  const explanation = useId();
  const shown = data?.range === range && data.currency === currency ? data : null;
  if (steps) return null;
  if (!shown) return error === null ? <Skeleton size="line" /> : null;
  const { change, partial_since, points } = shown;
  if (points.length < 2) return null;
  if (change.percent === null) return <span className="soft">{texts.noChange}</span>;
  const notes = [
    ...(partial_since === null
      ? []
      : [interpolate(texts.partial, { date: formatChartDay(partial_since, locale) })]),
    texts.flow,
  ];
  return (
    <>
      <p>
        <ValueChange amount={change.amount} percent={change.percent} currency={currency} />{' '}
        <span className="counted">
          <span className="soft">{texts.periods[range]}</span>
          <button
            className="tool"
            type="button"
            aria-label={texts.counted}
            aria-expanded={isOpen}
            aria-controls={explanation}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon d={info} />
          </button>
        </span>
      </p>
      <p id={explanation} className="explanation" hidden={!isOpen}>
        {joinSentences(locale, ...notes)}
      </p>
    </>
  );
}
