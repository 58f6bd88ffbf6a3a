import { useStore } from '@nanostores/react';
import type { ClipboardEvent, RefObject } from 'react';
import { assets, type AssetId } from '#contract/assets.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { comma } from '#src/intl/text/marks.ts';
import { $balances } from '#src/stores/money/balances.ts';
import { $panels } from '#src/stores/interface/panels.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import {
  pasteAmbiguous,
  setSide,
  typedSide,
  typeSide,
  type ConvertSide,
} from '#src/stores/transfers/convert-draft.ts';
import { readingsIn, typedText } from '#src/stores/transfers/typed-amount.ts';
import { AssetIcon } from '#src/ui/display/AssetIcon.tsx';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { chevronDown } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { AmountInMessage } from '../../money/Amount.tsx';
import { halfWidthTyping } from '../../money/half-width-typing.ts';
import type { Conversion } from './use-conversion.ts';

interface SideFieldProps {
  side: ConvertSide;
  conversion: Conversion;
  /** Of the side that is fixed: where the focus goes when something is missing. */
  fieldRef: RefObject<HTMLInputElement | null> | null;
  isWrong: boolean;
  reasonId: string;
  onEdit: () => void;
  onChoose: () => void;
}

/** One side: how much, of which asset. */
export function SideField({
  side,
  conversion,
  fieldRef,
  isWrong,
  reasonId,
  onEdit,
  onChoose,
}: SideFieldProps) {
  const messages = useMessages('convert');
  const { numberLocale } = useI18n();
  const isHidden = useStore($balancesHidden) !== false;
  const { draft, available, isSending } = conversion;
  const asset = draft[side];
  const isFixed = draft.fixed === side;
  const text = sideText(side, conversion, isHidden, numberLocale);
  const id = `convert-${side}`;

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text').trim();
    const isWhole = (selectionEnd ?? 0) - (selectionStart ?? 0) === value.length;
    if (!isWhole || !readingsIn(pasted, asset)) return;
    event.preventDefault();
    onEdit();
    pasteAmbiguous(side, pasted);
  };

  return (
    <div className="side-box">
      <label htmlFor={id}>{messages[side]}</label>
      <BalanceLine asset={asset} amount={available[side]} text={balanceText(side, messages)} />
      <input
        ref={fieldRef}
        id={id}
        type="text"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        placeholder={side === 'from' && draft.max ? messages.max : '0'}
        value={text}
        readOnly={isSending}
        data-length={lengthOf(text)}
        aria-invalid={(isFixed && isWrong) || undefined}
        aria-describedby={isFixed ? reasonId : undefined}
        {...halfWidthTyping((typed) => {
          onEdit();
          typeSide(side, typed, numberLocale);
        })}
        onPaste={paste}
        onBlur={() => {
          if (isFixed && draft.value !== null) setSide(side, draft.value, numberLocale);
        }}
      />
      <AssetButton
        asset={asset}
        label={side === 'from' ? messages.choose : messages.chooseTo}
        isOff={isSending}
        onChoose={onChoose}
      />
    </div>
  );
}

const balanceText = (side: ConvertSide, { available, now }: { available: string; now: string }) =>
  side === 'from' ? available : now;

/** What was typed, or what the quote says of this side: nothing else is ever shown. */
function sideText(
  side: ConvertSide,
  { draft, quote }: Pick<Conversion, 'draft' | 'quote'>,
  isHidden: boolean,
  locale: NumberLocale,
): string {
  const format = (amount: string) => typedText(amount, draft[side], locale);
  if (draft.fixed === side && !draft.max) return typedSide(draft, locale);
  if (!quote) return '';
  // All of a hidden balance would show it.
  if (side === 'from') return draft.max && isHidden ? '' : format(quote.from.amount);
  return format(quote.receive.amount);
}

function BalanceLine({ asset, amount, text }: { asset: AssetId; amount: string | null; text: string }) {
  const { unavailable } = useMessages('convert');
  const { error } = useStore($balances);
  return (
    <small>
      {amount !== null ? (
        <AmountInMessage text={text} asset={asset} amount={amount} />
      ) : error ? (
        unavailable
      ) : (
        <Skeleton size="figure" />
      )}
    </small>
  );
}

interface AssetButtonProps {
  asset: AssetId;
  label: string;
  isOff: boolean;
  onChoose: () => void;
}

function AssetButton({ asset, label, isOff, onChoose }: AssetButtonProps) {
  const { locale, messages } = useI18n();
  const isOpen = useStore($panels).includes('coins');
  const { symbol } = assets[asset];
  return (
    <button
      className="asset-chip"
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={interpolate(label, { asset: symbol + comma[locale] + messages.names[asset] })}
      disabled={isOff}
      onClick={onChoose}
    >
      <AssetIcon id={asset} />
      <span translate="no">{symbol}</span>
      <Icon d={chevronDown} />
    </button>
  );
}

/** Long amounts are set smaller, so that all of them is seen. */
function lengthOf(text: string): 'long' | 'longer' | 'longest' | undefined {
  if (text.length > 18) return 'longest';
  if (text.length > 13) return 'longer';
  return text.length > 9 ? 'long' : undefined;
}
