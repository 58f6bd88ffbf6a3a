import { assets } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import type { Quote } from '#contract/quotes.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { QuoteBlock } from '#src/stores/transfers/quote-block.ts';
import { typeable } from '#src/stores/transfers/typed-amount.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { lock } from '#src/ui/icons/frame.ts';
import { warn } from '#src/ui/icons/form.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { MessageWithElements } from '../../../i18n/MessageWithElements.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Amount, AmountInMessage } from '../../../money/Amount.tsx';
import { isZero } from '../../../money/holdings.ts';
import { Link } from '../../../navigation/Link.tsx';
import { topUpPath } from '../../../paths.ts';
import { useRestrictionText } from '../../../status/use-restriction-text.ts';
import { useSendFlow } from '../send-flow.ts';
import { hasAssetChoice } from '../send-steps.ts';
import type { SendAmount } from './use-send-amount.ts';

interface BlockedReasonProps<Block = QuoteBlock> {
  send: SendAmount;
  quote: Quote;
  block: Block;
  onMax: () => void;
  onSend: (value: string, unit: 'asset' | 'fiat') => void;
}
type BlockOf<Code extends QuoteBlock['code']> = Extract<QuoteBlock, { code: Code }>;

/** What keeps a payment that has a price from being made now, what still works, and a way on. */
export function BlockedReason({ block, ...props }: BlockedReasonProps) {
  switch (block.code) {
    case 'insufficient_funds':
      return <TooLittle {...props} block={block} />;
    case 'amount_above_limit':
      return <AboveLimit {...props} block={block} />;
    case 'sending_restricted':
      return <Restricted block={block} />;
    case 'sending_frozen':
      return <Frozen />;
    case 'funds_clearing':
      return <Clearing {...props} block={block} />;
  }
}

/** Chinese sets no space after a full stop, nor before a bracket. */
const spaceOf = (locale: Locale): '' | ' ' => (locale === 'cn' ? '' : ' ');

function Notice({
  tone,
  icon = warn,
  children,
}: {
  tone: 'bad' | 'warn';
  icon?: string;
  children: ElementNode;
}) {
  return (
    <div className={`notice ${tone}`}>
      <Icon d={icon} />
      {children}
    </div>
  );
}

function TooLittle({ send, quote, block, onMax }: BlockedReasonProps<BlockOf<'insufficient_funds'>>) {
  const { blocks, buttons, sendMost } = useMessages('sendAmount');
  const { locale } = useI18n();
  const { addressOf, fixedAsset } = useSendFlow();
  const { asset, recipient } = send;
  const space = spaceOf(locale);
  const { scale, symbol } = assets[asset];
  const { details } = block;
  const fee = quote.fees.reduce((sum, { amount }) => sum + parseAmount(amount, scale), 0n);
  const left = details ? parseAmount(details.available, scale) - fee : 0n;
  return (
    <>
      <p className="error">
        <Icon d={warn} />
        {details ? (
          <span>
            <AmountInMessage text={blocks.short} asset={asset} amount={details.short_by} />
            {fee > 0n && (
              <>
                {space}
                <MessageWithElements
                  text={left > 0n ? blocks.shortFee : blocks.noneLeft}
                  values={{ fee: <Amount asset={asset} amount={formatAmount(fee, scale)} /> }}
                />
              </>
            )}
          </span>
        ) : (
          <span>{interpolate(buttons.notEnough, { asset: symbol })}</span>
        )}
      </p>
      <p className="row">
        {left > 0n ? (
          <Button onClick={onMax}>{sendMost}</Button>
        ) : (
          <Link className="button" to={topUpPath(asset)}>
            {interpolate(blocks.receive, { asset: symbol })}
          </Link>
        )}
        {hasAssetChoice(recipient, fixedAsset) && (
          <Link className="button" to={addressOf('asset')}>
            {blocks.otherAsset}
          </Link>
        )}
      </p>
    </>
  );
}

function AboveLimit({
  send,
  block: { details },
  onMax,
  onSend,
}: BlockedReasonProps<BlockOf<'amount_above_limit'>>) {
  const { blocks, sendMost, sendUpTo } = useMessages('sendAmount');
  const { locale } = useI18n();
  const now = useToday();
  if (!details)
    return (
      <Notice tone="bad">
        <p>{blocks.limit}</p>
      </Notice>
    );
  const { period, available, resets_at } = details;
  const { asset, currency } = send.units;
  // Limits are in naira: that much can be filled in where naira are typed.
  const unit = asset === 'ngn' ? 'asset' : currency === 'ngn' && send.canToggle ? 'fiat' : null;
  // Who has less than the limit leaves can't send that much either.
  const hasLess =
    asset === 'ngn' &&
    send.available !== null &&
    parseAmount(send.available, assets.ngn.scale) < parseAmount(available, assets.ngn.scale);
  return (
    <Notice tone="bad">
      <p>
        <MessageWithElements
          text={withUpcoming(blocks[period], resets_at, locale, now)}
          values={{ amount: <Amount asset="ngn" amount={available} /> }}
        />
      </p>
      {hasLess ? (
        !isZero(send.available) && (
          <Button small onClick={onMax}>
            {sendMost}
          </Button>
        )
      ) : unit && !isZero(available) ? (
        <Button small onClick={() => onSend(available, unit)}>
          <AmountInMessage text={sendUpTo} asset="ngn" amount={available} />
        </Button>
      ) : null}
    </Notice>
  );
}

/** The notice over the steps says why and what still works: here is what it means for this recipient. Of several, all are told. */
function Restricted({ block: { details } }: { block: BlockOf<'sending_restricted'> }) {
  const { blocks } = useMessages('sendAmount');
  const { locale } = useI18n();
  const now = useToday();
  const restrictionText = useRestrictionText();
  const { addressOf } = useSendFlow();
  const textOf = (restriction: NonNullable<typeof details>) =>
    restriction.others.length === 0
      ? withUpcoming(blocks.restrictedUntil[restriction.scope], restriction.until, locale, now)
      : restrictionText([restriction, ...restriction.others], restriction.can_send_to);
  return (
    <Notice tone="warn" icon={lock}>
      <p>{details ? textOf(details) : blocks.restricted}</p>
      {details?.can_send_to !== 'nobody' && (
        <Link className="button small" to={addressOf('to')}>
          {blocks.otherRecipient}
        </Link>
      )}
    </Notice>
  );
}

/** The notice over the steps has the one way out. */
function Frozen() {
  const { blocks } = useMessages('sendAmount');
  return (
    <Notice tone="warn" icon={lock}>
      <p>{blocks.frozen}</p>
    </Notice>
  );
}

function Clearing({ send, block: { details }, onSend }: BlockedReasonProps<BlockOf<'funds_clearing'>>) {
  const { blocks, sendUpTo } = useMessages('sendAmount');
  const { locale } = useI18n();
  const now = useToday();
  const { asset } = send;
  const most = details && typeable(details.available, asset);
  return (
    <Notice tone="warn">
      <p>
        {details ? (
          <MessageWithElements
            text={withUpcoming(blocks.clearing, details.clears_at, locale, now)}
            values={{ amount: <Amount asset={asset} amount={details.available} /> }}
          />
        ) : (
          <span>{blocks.clearingAny}</span>
        )}
        {spaceOf(locale)}
        <span>{blocks.clearingInside}</span>
      </p>
      {most && !isZero(most) && (
        <Button small onClick={() => onSend(most, 'asset')}>
          <AmountInMessage text={sendUpTo} asset={asset} amount={most} />
        </Button>
      )}
    </Notice>
  );
}
