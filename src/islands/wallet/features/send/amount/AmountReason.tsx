import { useStore } from '@nanostores/react';
import { inputDecimals } from '#contract/assets.ts';
import { formatDuration } from '#src/intl/format/duration.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { hasErrorCode, isNetworkError, isRejected } from '#src/stores/errors/error-predicates.ts';
import { $online } from '#src/stores/query/online.ts';
import { retryAfterOf } from '#src/stores/query/retry-after.ts';
import { blockOf } from '#src/stores/transfers/quote-block.ts';
import { renewQuote } from '#src/stores/transfers/send-quote.ts';
import { readingsOf } from '#src/stores/transfers/send-amount.ts';
import type { AmountProblem } from '#src/stores/transfers/typed-amount.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { offline } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount } from '../../../money/Amount.tsx';
import { Link } from '../../../navigation/Link.tsx';
import { RequestId } from '../../../status/RequestId.tsx';
import { useSendFlow } from '../send-flow.ts';
import { BlockedReason } from './BlockedReason.tsx';
import { needsMemo, type SendAmount } from './use-send-amount.ts';

interface AmountReasonProps {
  send: SendAmount;
  /** Nothing is missing until somebody wants to go on. */
  wasSubmitted: boolean;
  onMax: () => void;
  onSend: (value: string, unit: 'asset' | 'fiat') => void;
}

/** Under the field: why the amount can't be sent, and what can be done about it. */
export function AmountReason({ send, wasSubmitted, onMax, onSend }: AmountReasonProps) {
  const { problem, state, quote } = send;
  const isOffline = !useStore($online);
  if (problem !== null) {
    const isMissing = problem === 'empty' || problem === 'zero';
    return isMissing && !wasSubmitted ? null : <TypedProblem send={send} problem={problem} onSend={onSend} />;
  }
  if (state.name === 'failed' && !needsMemo(state)) return <FailedQuote send={send} />;
  if (isOffline && !quote) return <OfflineNotice />;
  const block = quote && blockOf(quote);
  return block && <BlockedReason send={send} quote={quote} block={block} onMax={onMax} onSend={onSend} />;
}

interface TypedProblemProps extends Pick<AmountReasonProps, 'send' | 'onSend'> {
  problem: AmountProblem;
}

function TypedProblem({ send: { amount, units }, problem, onSend }: TypedProblemProps) {
  const { problems } = useMessages('sendAmount');
  const shown = amount.shown === 'asset' ? units.asset : units.currency;
  const readings = problem === 'ambiguous' ? readingsOf(amount.typed, amount, units) : null;
  return (
    <>
      <p className="error">
        <Icon d={warn} />
        <span>
          {interpolate(problems[problem], {
            sample: formatTypedAmount('1250.5', units.locale, true),
            count: inputDecimals(shown),
          })}
        </span>
      </p>
      {readings && (
        <p className="row">
          {readings.map((reading) => (
            <Button key={reading} small onClick={() => onSend(reading, amount.shown)}>
              <Amount asset={shown} amount={reading} />
            </Button>
          ))}
        </p>
      )}
    </>
  );
}

function OfflineNotice() {
  const { failed } = useMessages('sendAmount');
  return (
    <div className="notice warn">
      <Icon d={offline} />
      <p>{failed.offline}</p>
    </div>
  );
}

/** No price: the API's own reason where it gave one, with a way on. */
function FailedQuote({ send: { state, recipient } }: { send: SendAmount }) {
  const { failed, assets, networks } = useMessages('sendAmount');
  const { locale } = useI18n();
  const failureText = useFailureText();
  const { addressOf } = useSendFlow();
  if (state.name !== 'failed') return null;
  const { error } = state;
  if (isNetworkError(error)) return <OfflineNotice />;
  const seconds = retryAfterOf(error);
  const isRefused = isRejected(error);
  const isOfAmount = error?.code?.startsWith('amount_') === true || hasErrorCode(error, 'fee_exceeds_amount');
  const text = isRefused || seconds !== null ? failureText(error) : failed.failed;
  if (isOfAmount)
    return (
      <p className="error">
        <Icon d={warn} />
        <span>{text}</span>
      </p>
    );
  const isPaused = hasErrorCode(error, 'network_paused');
  const canRetry =
    !isRefused ||
    isPaused ||
    hasErrorCode(error, 'price_unavailable') ||
    hasErrorCode(error, 'bank_not_answering');
  return (
    <div className="notice bad">
      <Icon d={warn} />
      <p>
        <span>{text}</span>
        {seconds !== null && (
          <span>{` ${interpolate(failed.soon, { time: formatDuration(seconds, locale) })}`}</span>
        )}
        <RequestId error={error} />
      </p>
      {canRetry && (
        <Button small onClick={renewQuote}>
          {failed.retry}
        </Button>
      )}
      {isPaused && recipient.kind === 'address' && (
        <Link className="button small" to={addressOf('asset')}>
          {networks.choose}
        </Link>
      )}
      {isRefused && !isPaused && !canRetry && (
        <Link className="button small" to={addressOf('to')}>
          {assets.otherRecipient}
        </Link>
      )}
    </div>
  );
}
