import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { plural } from '#src/intl/plural.ts';
import { $balances, $displayCurrency, refetchBalances } from '#src/stores/money/balances.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { eye, eyeOff } from '#src/ui/icons/form.ts';
import { Money } from '#src/ui/display/Money.tsx';
import { useIsSlow } from '#src/ui/feedback/use-is-slow.ts';
import { useUpdatePreferences } from '../preferences/use-update-preferences.ts';
import { useI18n } from '../i18n/i18n.ts';
import { LoadError } from '../status/LoadError.tsx';
import { StaleNotice } from '../status/StaleNotice.tsx';
import { TickerStatus } from '../status/TickerStatus.tsx';
import { CurrencySwitch } from './CurrencySwitch.tsx';

interface BalanceSummaryProps {
  /** How the total has changed: one figure. */
  change: ElementNode;
}

/** What somebody has, in a currency of their choice, and how it has changed. */
export function BalanceSummary({ change }: BalanceSummaryProps) {
  const updatePreferences = useUpdatePreferences();
  const { messages, toasts, locale, numberLocale } = useI18n();
  const { data, error, loading } = useStore($balances);
  const currency = useStore($displayCurrency);
  const balancesHidden = useStore($balancesHidden);
  const hidden = balancesHidden === true;
  const heading = useId();
  // After a change of currency the data is still of the old one: its total would have the wrong unit.
  const shown = balancesHidden !== null && data?.currency === currency ? data : null;
  const unavailable = !shown && error !== null;
  const slow = useIsSlow(loading && !shown && !unavailable);

  const load = {
    query: { data: shown, error, loading },
    messages: messages.balance,
    at: shown && Date.parse(shown.as_of),
    onRetry: refetchBalances,
  };

  return (
    <section className="hero-box" aria-labelledby={heading} aria-busy={!shown && !unavailable}>
      <header>
        <h2 id={heading}>{messages.balance.heading}</h2>
        <button
          className="tool small"
          type="button"
          aria-pressed={hidden}
          aria-label={hidden ? messages.balance.show : messages.balance.hide}
          onClick={() => updatePreferences({ hide_balances: !hidden })}
        >
          <Icon d={hidden ? eyeOff : eye} />
        </button>
        <CurrencySwitch />
      </header>
      <p className="amount">
        {shown && (
          <Money
            amount={shown.total}
            asset={currency}
            locale={numberLocale}
            size="hero"
            hidden={hidden && messages.balance.hidden}
          />
        )}
        {unavailable && <span className="money large">{messages.balance.unavailable}</span>}
        {!shown && !unavailable && (
          <>
            <span className="sr">{messages.balance.loading}</span>
            <Skeleton size="total" />
          </>
        )}
      </p>
      <div className="since">
        {shown && change}
        {unavailable && <span className="soft">{messages.balance.safe}</span>}
        {!shown && !unavailable && (slow ? <span>{toasts.stillWorking}</span> : <Skeleton size="line" />)}
        <TickerStatus />
      </div>
      {shown && shown.unpriced.length > 0 && (
        <p className="unpriced">
          {interpolate(plural(locale, shown.unpriced.length, messages.balance.unpriced), {
            count: shown.unpriced.length,
          })}
        </p>
      )}
      <LoadError {...load} />
      <StaleNotice {...load} />
    </section>
  );
}
