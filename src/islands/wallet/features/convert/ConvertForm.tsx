import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import type { AssetId } from '#contract/assets.ts';
import { $panels, $selection } from '#src/stores/interface/panels.ts';
import { $online } from '#src/stores/query/online.ts';
import {
  chooseSide,
  giveAll,
  setSide,
  swapSides,
  typeSide,
  type ConvertSide,
} from '#src/stores/transfers/convert-draft.ts';
import { convertQuote } from '#src/stores/transfers/convert-quote.ts';
import { transfers } from '#src/ui/icons/feature.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { useEarlyTyping } from '../../background/use-early-typing.ts';
import { LazyComponent } from '../../lazy/LazyComponent.tsx';
import { BalanceParts } from '../../payment/BalanceParts.tsx';
import { usePanelChoice } from '../../panels/use-panel-choice.ts';
import { usePanels } from '../../panels/use-panels.ts';
import { LoadingStatus } from '../../status/LoadingStatus.tsx';
import { ConversionSum } from './ConversionSum.tsx';
import { ConvertActions } from './ConvertActions.tsx';
import { convertButtonOf } from './convert-button.ts';
import { convertParts } from './convert-registry.ts';
import { ConvertReason } from './ConvertReason.tsx';
import { ConvertRequestContext } from './convert-request.ts';
import { RateChange } from './RateChange.tsx';
import { SideField } from './SideField.tsx';
import { useConversion } from './use-conversion.ts';

/** The two sides, the price, and the button. What is pressed is what is shown: there is no further page. */
export function ConvertForm() {
  const messages = useMessages('convert');
  const { numberLocale } = useI18n();
  const isOnline = useStore($online);
  const conversion = useConversion();
  const { draft, state, quote, available, approval, isSending } = conversion;
  const button = convertButtonOf(conversion, isOnline);
  const field = useRef<HTMLInputElement>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const openPicker = useAssetPicker();
  const reasonId = useId();
  const isChanging = state.name === 'ready' && !state.isAccepted;
  useFocus(field);
  useEarlyTyping('amount', (typed) => {
    if (draft.typed === '') typeSide(draft.fixed, typed, numberLocale);
  });

  useEffect(() => {
    if (!quote) return;
    if (quote.requires.includes('pin')) convertParts.prefetch('approval');
    // Whatever becomes of the network once it was approved, what became of it can be shown.
    convertParts.prefetch('status');
  }, [quote]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSubmitted(true);
    if (button.action === 'correct') field.current?.focus();
    if (button.action === 'retry') convertQuote.renew();
    if (button.action !== 'convert' || state.name !== 'ready') return;
    approval.ask(state.quote, { acknowledged_risks: [] });
  };
  const edit = () => setSubmitted(false);

  const side = (name: ConvertSide) => (
    <SideField
      side={name}
      conversion={conversion}
      fieldRef={draft.fixed === name ? field : null}
      isWrong={button.isWrong || (wasSubmitted && button.action === 'correct')}
      reasonId={reasonId}
      onEdit={edit}
      onChoose={() => openPicker(name, draft[name])}
    />
  );

  return (
    <>
      <form className="convert" noValidate onSubmit={submit} aria-label={messages.sum.region}>
        <div className="sides">
          {side('from')}
          {side('to')}
          <button
            className="tool flip"
            type="button"
            aria-label={messages.swap}
            disabled={isSending}
            onClick={() => {
              edit();
              swapSides();
            }}
          >
            <Icon d={transfers} />
          </button>
        </div>
        <div className="reason" id={reasonId} role="status">
          <ConvertReason conversion={conversion} wasSubmitted={wasSubmitted} onChoose={edit} />
        </div>
        {!isChanging && (
          <BalanceParts
            asset={draft.from}
            available={available.from}
            isMax={draft.max}
            isHeld={isSending}
            messages={messages}
            onShare={(amount) => {
              edit();
              setSide('from', amount, numberLocale);
            }}
            onMax={() => {
              edit();
              giveAll();
            }}
          />
        )}
        <RateChange state={state} />
        <ConversionSum conversion={conversion} isShort={isChanging} />
        <LoadingStatus loading={state.name === 'loading' && !quote && messages.loading} busy={isSending} />
        <ConvertActions conversion={conversion} button={button} isOnline={isOnline} />
      </form>
      {/* Beside the form: its own form can't stand in another one. */}
      {state.name === 'ready' && (approval.isAsking || state.quote.requires.includes('pin')) && (
        <ConvertRequestContext value={{ quote: state.quote, expiresAt: state.expiresAt, approval }}>
          <LazyComponent registry={convertParts} name="approval" fallback={null} />
        </ConvertRequestContext>
      )}
    </>
  );
}

/** Opens the list of assets for one side, and takes what is chosen there. */
function useAssetPicker(): (side: ConvertSide, asset: AssetId) => void {
  const { show } = usePanels();
  const side = useRef<ConvertSide>('from');
  usePanelChoice(
    'coins',
    'token',
    useCallback((asset) => chooseSide(side.current, asset), []),
  );
  return (chosen, asset) => {
    side.current = chosen;
    $selection.setKey('token', asset);
    show('coins');
  };
}

/** The amount is what this sheet is for: nobody should have to press the field first. */
function useFocus(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    if ($panels.get().at(-1) === 'secondary') field.current?.focus({ preventScroll: true });
  }, [field]);
}
