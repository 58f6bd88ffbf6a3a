import { Link } from 'react-router-dom';
import { assets, type AssetId } from '#contract/assets.ts';
import { paymentErrorDetails } from '#contract/payment-error-details.ts';
import type { Quote } from '#contract/quotes.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MaskedText } from '../../../money/MaskedText.tsx';
import { useSendFlow } from '../send-flow.ts';
import type { SendPage } from '../send-steps.ts';

type Block = NonNullable<Quote['limits']['blocked_by']>;
type Way = Extract<SendPage, 'to' | 'amount'> | { readonly receive: AssetId } | 'security';

interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly ways: readonly Way[];
}

/** What keeps a payment from being made now, and what can be done about it. */
export function Blocked({ block }: { block: Block }) {
  const { ways: labels } = useMessages('sendReview');
  const { addressOf } = useSendFlow();
  const { title, text, ways } = useExplanation(block);
  return (
    <div className="notice bad review-block" role="alert">
      <Icon d={warn} />
      <p>
        <b>{title}</b>
        <MaskedText text={text} />
      </p>
      <p className="ways">
        {ways.map((way) => {
          if (typeof way === 'object')
            return (
              <Link key="receive" to={receivePath(way.receive)}>
                {interpolate(labels.receive, { asset: assets[way.receive].symbol })}
              </Link>
            );
          return (
            <Link key={way} to={way === 'security' ? '/w/security' : addressOf(way)}>
              {labels[way]}
            </Link>
          );
        })}
      </p>
    </div>
  );
}

const receivePath = (asset: AssetId) =>
  assets[asset].kind === 'fiat' ? '/w/receive?tab=cash' : `/w/receive?asset=${asset}`;

function useExplanation({ code, details }: Block): Explanation {
  const { blocked: messages } = useMessages('sendReview');
  const { locale, numberLocale } = useI18n();
  const now = useToday();
  const time = (moment: string) => formatMoment(moment, locale, { now });
  const money = (amount: string, asset: AssetId) => formatMoney(amount, asset, numberLocale);
  const other: Explanation = { ...messages.other, ways: ['amount', 'to'] };

  switch (code) {
    case 'insufficient_funds': {
      const { data } = paymentErrorDetails[code].safeParse(details);
      if (!data) return other;
      return {
        title: interpolate(messages[code].title, { asset: assets[data.asset].symbol }),
        text: interpolate(messages[code].text, { short: money(data.short_by, data.asset) }),
        ways: ['amount', { receive: data.asset }],
      };
    }
    case 'amount_above_limit': {
      const { data } = paymentErrorDetails[code].safeParse(details);
      if (!data) return other;
      const { period, available, resets_at } = data;
      return {
        title: messages[code][period],
        text: interpolate(messages[code].text, {
          available: money(available, 'ngn'),
          time: time(resets_at),
        }),
        ways: ['amount'],
      };
    }
    case 'sending_restricted': {
      const { data } = paymentErrorDetails[code].safeParse(details);
      if (!data) return other;
      const { scope, reason, until } = data;
      return {
        title: messages[code].title[scope],
        text: interpolate(messages[code].text, {
          time: time(until),
          reason: messages[code].reasons[reason],
        }),
        ways: scope === 'all_outgoing' ? ['security'] : ['to', 'security'],
      };
    }
    case 'sending_frozen':
      return { ...messages[code], ways: ['security'] };
    case 'funds_clearing': {
      const { data } = paymentErrorDetails[code].safeParse(details);
      if (!data) return other;
      return {
        title: messages[code].title,
        text: interpolate(messages[code].text, {
          available: money(data.available, data.asset),
          time: time(data.clears_at),
        }),
        ways: ['amount'],
      };
    }
  }
}
