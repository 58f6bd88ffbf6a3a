import { useStore } from '@nanostores/react';
import { useId, type ClipboardEvent, type RefObject } from 'react';
import { assets } from '#contract/assets.ts';
import { formatMoneyToParts } from '#src/intl/format/money.ts';
import { $balancesHidden } from '#src/stores/preferences/display-settings.ts';
import { fieldText, groupTyped, readingsOf, type DraftAmount } from '#src/stores/transfers/send-amount.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { sortable as upDown } from '#src/ui/icons/chart.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { interpolate } from '#src/intl/interpolate.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AvailableLine, ClearingNote } from './AvailableLine.tsx';
import { EchoLine } from './EchoLine.tsx';
import { LeftToSend } from './LeftToSend.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { useGroupedTyping } from './use-grouped-typing.ts';
import type { SendAmount } from './use-send-amount.ts';

interface AmountEntryProps {
  send: SendAmount;
  fieldRef: RefObject<HTMLInputElement | null>;
  isWrong: boolean;
  onType: (typed: string) => void;
  /** An amount that is not typed. */
  onChange: (amount: DraftAmount) => void;
  onToggle: () => void;
  /** Leads to where another asset is chosen; null where there is none. */
  chip: ElementNode;
  /** Why the amount can't be sent. */
  children: ElementNode;
}

/** The field of the amount, what it is in the other unit, and amounts to choose, and how much can be sent. */
export function AmountEntry({
  send,
  fieldRef,
  isWrong,
  onType,
  onChange,
  onToggle,
  chip,
  children,
}: AmountEntryProps) {
  const messages = useMessages('sendAmount');
  const { numberLocale } = useI18n();
  const isHidden = useStore($balancesHidden) !== false;
  const id = useId();
  const { amount, units, problem, canToggle, hasNoPrice, most } = send;
  const shown = amount.shown === 'asset' ? units.asset : units.currency;
  const other = amount.shown === 'asset' ? units.currency : units.asset;
  // All of a hidden balance would show it.
  const text = fieldText(amount, units, isHidden ? null : most);
  const typing = useGroupedTyping({
    field: fieldRef,
    shown: text,
    isAmbiguous: problem === 'ambiguous',
    locale: numberLocale,
    onType,
  });
  const { unit, unitFirst } = formatMoneyToParts('0', shown, numberLocale);
  const hasEcho = units.asset !== units.currency;
  // The chip has the symbol of the asset.
  const isOnChip = chip !== null && amount.shown === 'asset' && !unitFirst;
  const mark = !isOnChip && <span aria-hidden="true">{unit}</span>;

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const pasted = event.clipboardData.getData('text').trim();
    const isWhole = (selectionEnd ?? 0) - (selectionStart ?? 0) === value.length;
    if (!isWhole || !readingsOf(pasted, amount, units)) return;
    event.preventDefault();
    onChange({ shown: amount.shown, typed: pasted, fixed: amount.shown, value: null, max: false });
  };

  return (
    <section className="card amount-entry">
      <div className="head">
        <label htmlFor={id}>{messages.youSend}</label>
        <AvailableLine send={send} />
      </div>
      <div className="figure" data-length={lengthOf(text)}>
        {unitFirst && mark}
        <input
          ref={fieldRef}
          id={id}
          type="text"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          placeholder={amount.max ? messages.max : '0'}
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={hasEcho ? `${id}-echo ${id}-reason` : `${id}-reason`}
          {...typing}
          onPaste={paste}
          onBlur={() => {
            typing.onBlur();
            const grouped = groupTyped(amount, units);
            if (grouped.typed !== amount.typed) onChange(grouped);
          }}
        />
        {!unitFirst && mark}
        {chip}
      </div>
      {hasEcho && (
        <div className="echo">
          <p id={`${id}-echo`}>
            <EchoLine send={send} />
          </p>
          {canToggle && (
            <Button variant="quiet" small onClick={onToggle}>
              <Icon d={upDown} />
              <span>{interpolate(messages.typeIn, { unit: unitName(other) })}</span>
            </Button>
          )}
        </div>
      )}
      {hasNoPrice && (
        <p className="soft">{interpolate(messages.noPrice, { asset: assets[units.asset].symbol })}</p>
      )}
      <div className="reason" id={`${id}-reason`} role="status">
        {children}
      </div>
      <QuickAmounts send={send} onChange={onChange} />
      <ClearingNote asset={units.asset} />
      <LeftToSend />
    </section>
  );
}

/** `NGN` as people write it, else the ticker. */
const unitName = (asset: keyof typeof assets) => assets[asset].symbol;

/** Long amounts are set smaller, so that all of them is seen. */
function lengthOf(text: string): 'long' | 'longer' | 'longest' | undefined {
  if (text.length > 15) return 'longest';
  if (text.length > 10) return 'longer';
  return text.length > 7 ? 'long' : undefined;
}
