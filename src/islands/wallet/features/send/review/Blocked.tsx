import { assets, type AssetId } from '#contract/assets.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { QuoteBlock } from '#src/stores/transfers/quote-block.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { MaskedText } from '../../../money/MaskedText.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { topUpPath } from '../../../paths.ts';
import { useRestrictionText } from '../../../status/use-restriction-text.ts';
import { useSendFlow } from '../send-flow.ts';
import type { SendPage } from '../send-steps.ts';

type Way = Extract<SendPage, 'to' | 'amount'> | { readonly receive: AssetId } | 'security';

interface Explanation {
  readonly title: string;
  readonly text: string;
  readonly ways: readonly Way[];
}

/** What keeps a payment from being made now, and what can be done about it. */
export function Blocked({ block }: { block: QuoteBlock }) {
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
              <Link key="receive" to={topUpPath(way.receive)}>
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

function useExplanation(block: QuoteBlock): Explanation {
  const { blocked: messages } = useMessages('sendReview');
  const { titles } = useMessages('restrictions');
  const restrictionText = useRestrictionText();
  const { locale, numberLocale } = useI18n();
  const now = useToday();
  const until = (text: string, moment: string) => withUpcoming(text, moment, locale, now);
  const money = (amount: string, asset: AssetId) => formatMoney(amount, asset, numberLocale);

  if (block.code === 'sending_frozen') return { ...messages.sending_frozen, ways: ['security'] };
  if (!block.details) return { ...messages.other, ways: ['amount', 'to'] };
  switch (block.code) {
    case 'insufficient_funds': {
      const { asset, short_by } = block.details;
      const { title, text } = messages.insufficient_funds;
      return {
        title: interpolate(title, { asset: assets[asset].symbol }),
        text: interpolate(text, { short: money(short_by, asset) }),
        ways: ['amount', { receive: asset }],
      };
    }
    case 'amount_above_limit': {
      const { period, available, resets_at } = block.details;
      return {
        title: messages.amount_above_limit[period],
        text: interpolate(until(messages.amount_above_limit.text, resets_at), {
          available: money(available, 'ngn'),
        }),
        ways: ['amount'],
      };
    }
    case 'sending_restricted': {
      const { scope, others, can_send_to } = block.details;
      return {
        title: titles[scope],
        text: restrictionText([block.details, ...others], can_send_to),
        ways: can_send_to === 'nobody' ? ['security'] : ['to', 'security'],
      };
    }
    case 'funds_clearing': {
      const { asset, available, clears_at } = block.details;
      const { title, text } = messages.funds_clearing;
      return {
        title,
        text: interpolate(until(text, clears_at), { available: money(available, asset) }),
        ways: ['amount'],
      };
    }
  }
}
