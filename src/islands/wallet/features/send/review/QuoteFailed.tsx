import { useStore } from '@nanostores/react';
import type { ErrorCode } from '#contract/error-codes.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { isNetworkError } from '#src/stores/errors/error-predicates.ts';
import { $online } from '#src/stores/query/online.ts';
import { renewQuote } from '#src/stores/transfers/send-quote.ts';
import { joinSentences } from '#src/intl/text/join-sentences.ts';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';
import { RetryNotice } from '../../../status/RetryNotice.tsx';
import { useSendFlow } from '../send-flow.ts';

type Way = 'to' | 'asset' | 'amount';

/** Where a refusal is mended; one that is not here may pass by itself. */
const ways: Readonly<Partial<Record<ErrorCode, Way>>> = {
  recipient_not_found: 'to',
  recipient_blocked: 'to',
  payee_not_found: 'to',
  self_send: 'to',
  address_invalid: 'to',
  account_number_invalid: 'to',
  name_mismatch: 'to',
  request_not_found: 'to',
  request_closed: 'to',
  address_wrong_network: 'asset',
  asset_not_found: 'asset',
  network_paused: 'asset',
  amount_format: 'amount',
  amount_precision: 'amount',
  amount_below_min: 'amount',
  fee_exceeds_amount: 'amount',
};

/** Stands in place of a price that could not be had: why, and the way on. */
export function QuoteFailed({ error }: { error: ApiError | null }) {
  const messages = useMessages('sendReview');
  const { messages: wallet, locale } = useI18n();
  const { addressOf } = useSendFlow();
  const failureText = useFailureText();
  const isOffline = !useStore($online);
  const way = error?.code ? ways[error.code as ErrorCode] : undefined;
  const isRefusal = error !== null && error.kind === 'http' && error.status < 500;
  const text = isOffline
    ? messages.offline
    : isRefusal
      ? failureText(error)
      : isNetworkError(error)
        ? joinSentences(locale, messages.failed, wallet.load.checkConnection)
        : messages.failed;
  return (
    <section className="card approve" role="alert">
      <RetryNotice
        tone={isOffline ? 'warn' : 'bad'}
        text={text}
        isOffline={isOffline}
        error={error}
        isRetrying={false}
        onRetry={renewQuote}
      />
      {way && (
        <Link className="button wide" to={addressOf(way)}>
          {messages.ways[way]}
        </Link>
      )}
    </section>
  );
}
