import { useStore } from '@nanostores/react';
import type { Quote } from '#contract/quotes.ts';
import { formatPercent } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import type { LiveQuoteState } from '#src/stores/transfers/live-quote.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { PaymentAmount } from '../../payment/PaymentAmount.tsx';
import { difference, hasChanged } from '../../payment/quote-value.ts';
import { RateText } from './ConversionSum.tsx';
import { percentMoved, rateLines } from './rate-pair.ts';

/** The new rate beside the one that the person knows, where it is another one; what they get or pay now, and by how much it moved. */
export function RateChange({ state }: { state: LiveQuoteState }) {
  const isMoved = state.name === 'ready' && state.previous && hasChanged(state.previous, state.quote);
  return (
    // In the page from the start, so that it is announced.
    <div role="status">
      {isMoved && <Comparison before={state.previous} now={state.quote} isAccepted={state.isAccepted} />}
    </div>
  );
}

function Comparison({ before, now, isAccepted }: { before: Quote; now: Quote; isAccepted: boolean }) {
  const { changed } = useMessages('convert');
  const { price_tolerance: percent } = useStore($preferences);
  // One side is what was typed; all of a balance may move on both.
  const side = difference(now.receive, before.receive) === '0' ? 'pay' : 'get';
  const sums =
    side === 'get'
      ? ([before.receive, now.receive] as const)
      : ([before.total_debit, now.total_debit] as const);
  return (
    <section className={isAccepted ? 'moved' : 'moved worse'} aria-labelledby="convert-moved">
      <h3 id="convert-moved">
        {!isAccepted && <Icon d={warn} />}
        <span>{changed.title}</span>
      </h3>
      <dl className="rows">
        <Rate label={changed.was} quote={before} isOld />
        <Rate label={changed.now} quote={now} />
        <div>
          <dt>{changed.had[side]}</dt>
          <dd>
            <s>
              <PaymentAmount value={sums[0]} />
            </s>
          </dd>
        </div>
        <div>
          <dt>
            <b>{changed.is[side]}</b>
          </dt>
          <dd>
            <b>
              <PaymentAmount value={sums[1]} />
            </b>
            <Move before={sums[0]} now={sums[1]} isGood={side === 'get'} />
          </dd>
        </div>
      </dl>
      {!isAccepted && <p>{interpolate(changed.worse, { percent })}</p>}
    </section>
  );
}

function Rate({ label, quote: { rate }, isOld = false }: { label: string; quote: Quote; isOld?: boolean }) {
  const [line] = rate ? rateLines(rate.base, rate.quote, rate.value) : [];
  if (!line) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {isOld ? (
          <s>
            <RateText line={line} />
          </s>
        ) : (
          <RateText line={line} />
        )}
      </dd>
    </div>
  );
}

/** By how much a sum moved. Getting less and paying more are both bad: the arrow says which way, the colour whether it is good. */
function Move({ before, now, isGood }: { before: Quote['receive']; now: Quote['receive']; isGood: boolean }) {
  const { numberLocale } = useI18n();
  const percent = percentMoved(before, now);
  const isDown = difference(now, before).startsWith('-');
  return (
    <small className={isDown === isGood ? 'against' : 'for'}>
      <span aria-hidden="true">{isDown ? '↓ ' : '↑ '}</span>
      <PaymentAmount value={{ asset: now.asset, amount: difference(now, before) }} signed />
      {percent !== null && (
        <>
          {' '}
          <span>{`(${formatPercent(percent, numberLocale)})`}</span>
        </>
      )}
    </small>
  );
}
