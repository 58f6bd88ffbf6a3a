import { useStore } from '@nanostores/react';
import { assets, inputDecimals } from '#contract/assets.ts';
import type { ApiError } from '#src/api/api-error.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { hasErrorCode, isNetworkError, isRejected } from '#src/stores/errors/error-predicates.ts';
import { $online } from '#src/stores/query/online.ts';
import { retryAfterOf } from '#src/stores/query/retry-after.ts';
import { setSide } from '#src/stores/transfers/convert-draft.ts';
import { convertQuote } from '#src/stores/transfers/convert-quote.ts';
import { paymentErrorDetailsOf } from '#src/stores/transfers/payment-error-details.ts';
import { blockOf } from '#src/stores/transfers/quote-block.ts';
import { readingsIn } from '#src/stores/transfers/typed-amount.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { warn } from '#src/ui/icons/form.ts';
import { offline } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useFailureText } from '../../approval/use-failure-text.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { AmountInMessage } from '../../money/Amount.tsx';
import { ServerText } from '../../money/ServerText.tsx';
import { PaymentAmount } from '../../payment/PaymentAmount.tsx';
import { PanelLink } from '../../panels/PanelLink.tsx';
import { topUpPath } from '../../paths.ts';
import { RequestId } from '../../status/RequestId.tsx';
import type { Conversion } from './use-conversion.ts';

interface ConvertReasonProps {
  conversion: Conversion;
  /** Nothing is missing until somebody wants to go on. */
  wasSubmitted: boolean;
  onChoose: () => void;
}

/** Under the sides: why the amount can't be converted, and what can be done about it. */
export function ConvertReason({ conversion, wasSubmitted, onChoose }: ConvertReasonProps) {
  const isOffline = !useStore($online);
  const { problem, state, quote, refusal, draft, isSending } = conversion;
  if (problem !== null) {
    const isMissing = problem === 'empty' || problem === 'zero';
    return isMissing && !wasSubmitted ? null : <Problem conversion={conversion} onChoose={onChoose} />;
  }
  // Of a conversion that has left nothing is said before the API has said it.
  if (isSending) return null;
  if (isOffline) return <OfflineNotice />;
  if (state.name === 'failed') return <FailedQuote error={state.error} asset={draft.from} />;
  if (refusal) return <Refusal error={refusal} asset={draft.from} />;
  const block = quote && blockOf(quote);
  return block?.code === 'insufficient_funds' ? (
    <NotEnough asset={draft.from} shortBy={block.details?.short_by ?? null} />
  ) : null;
}

function Problem({
  conversion: { draft, problem },
  onChoose,
}: Pick<ConvertReasonProps, 'conversion' | 'onChoose'>) {
  const { problems } = useMessages('convert');
  const { numberLocale } = useI18n();
  const asset = draft[draft.fixed];
  if (problem === null) return null;
  const readings = problem === 'ambiguous' ? readingsIn(draft.typed, asset) : null;
  return (
    <>
      <p className="error">
        <Icon d={warn} />
        <span>
          {interpolate(problems[problem], {
            sample: formatTypedAmount('1250.5', numberLocale, true),
            count: inputDecimals(asset),
          })}
        </span>
      </p>
      {readings && (
        <p className="row">
          {readings.map((reading) => (
            <Button
              key={reading}
              small
              onClick={() => {
                onChoose();
                setSide(draft.fixed, reading, numberLocale);
              }}
            >
              <PaymentAmount value={{ asset, amount: reading }} />
            </Button>
          ))}
        </p>
      )}
    </>
  );
}

function OfflineNotice() {
  const messages = useMessages('convert');
  return (
    <div className="notice warn">
      <Icon d={offline} />
      <p>{messages.offline}</p>
    </div>
  );
}

interface FailureProps {
  error: ApiError | null;
  asset: Conversion['draft']['from'];
}

/** No price: the API's own reason where it gave one. */
function FailedQuote({ error, asset }: FailureProps) {
  const { failed, retry } = useMessages('convert');
  const failureText = useFailureText();
  if (isNetworkError(error)) return <OfflineNotice />;
  const short = paymentErrorDetailsOf(error, 'insufficient_funds');
  if (short) return <NotEnough asset={asset} shortBy={short.short_by} />;
  const isRefused = isRejected(error);
  const isSaid = isRefused || retryAfterOf(error) !== null;
  const canRetry = !isRefused || hasErrorCode(error, 'price_unavailable');
  return (
    <div className="notice bad">
      <Icon d={warn} />
      <p>
        {isSaid ? <ServerText text={failureText(error)} /> : <span>{failed}</span>}
        <RequestId error={error} />
      </p>
      {canRetry && (
        <Button small onClick={convertQuote.renew}>
          {retry}
        </Button>
      )}
    </div>
  );
}

/** Why the conversion was refused: nothing was moved. */
function Refusal({ error, asset }: FailureProps) {
  const { refused } = useMessages('convert');
  const failureText = useFailureText();
  const short = paymentErrorDetailsOf(error, 'insufficient_funds');
  if (short) return <NotEnough asset={asset} shortBy={short.short_by} />;
  return (
    <div className="notice bad">
      <Icon d={warn} />
      <p>
        <b>{refused}</b> <ServerText text={failureText(error)} />
        <RequestId error={error} />
      </p>
    </div>
  );
}

function NotEnough({ asset, shortBy }: { asset: Conversion['draft']['from']; shortBy: string | null }) {
  const { short, deposit, buttons } = useMessages('convert');
  const { symbol } = assets[asset];
  return (
    <div className="notice bad">
      <Icon d={warn} />
      <p>
        {shortBy === null ? (
          interpolate(buttons.notEnough, { asset: symbol })
        ) : (
          <AmountInMessage text={short} asset={asset} amount={shortBy} exact />
        )}
      </p>
      <PanelLink className="button small" to={topUpPath(asset)}>
        {interpolate(deposit, { asset: symbol })}
      </PanelLink>
    </div>
  );
}
