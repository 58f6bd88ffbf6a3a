import { useStore } from '@nanostores/react';
import { assets } from '#contract/assets.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { convertQuote } from '#src/stores/transfers/convert-quote.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { MessageWithElements } from '../../i18n/MessageWithElements.tsx';
import { Amount } from '../../money/Amount.tsx';
import { isZero } from '../../money/holdings.ts';
import { PaymentAmount } from '../../payment/PaymentAmount.tsx';
import { QuoteValidity } from '../../payment/QuoteValidity.tsx';
import { PanelLink } from '../../panels/PanelLink.tsx';
import { usePanels } from '../../panels/use-panels.ts';
import type { ConvertButton } from './convert-button.ts';
import { wholeAmount } from './rate-pair.ts';
import type { Conversion } from './use-conversion.ts';

interface ConvertActionsProps {
  conversion: Conversion;
  button: ConvertButton;
  isOnline: boolean;
}

/** The button, or what to do about a worse rate, and how long the rate holds. */
export function ConvertActions({
  conversion: { state, quote, isSending },
  button,
  isOnline,
}: ConvertActionsProps) {
  const messages = useMessages('convert');
  const { hide } = usePanels();
  const isReady = state.name === 'ready';
  const isRenewing = state.name === 'loading' && quote !== null;
  const isChanging = isReady && !state.isAccepted && quote !== null;
  const isBusy = isSending || isRenewing;
  const validity = isReady ? (
    <QuoteValidity
      quote={state.quote}
      expiresAt={state.expiresAt}
      text={isChanging ? messages.newValid : messages.valid}
      expired={messages.expired}
    />
  ) : (
    isRenewing && <p className="valid">{messages.renewing}</p>
  );
  if (isChanging)
    return (
      <div className="foot">
        {validity}
        <div className="row">
          <Button onClick={() => hide('secondary')}>{messages.changed.cancel}</Button>
          <Button
            variant="primary"
            disabled={!isOnline}
            onClick={() => {
              convertQuote.accept();
              focusConvert();
            }}
          >
            {messages.changed.accept}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="foot">
      <Button
        id={CONVERT}
        type="submit"
        variant="primary"
        wide
        disabled={!isBusy && button.action === null}
        busy={isBusy}
        busyLabel={isSending ? messages.buttons.converting : messages.renewing}
      >
        <Label label={button.label} />
      </Button>
      {validity}
      {button.action === 'convert' && quote?.requires.includes('pin') && <PinNote />}
    </div>
  );
}

const CONVERT = 'convert-now';
/** The button is there again with the next frame. */
const focusConvert = () => requestAnimationFrame(() => document.getElementById(CONVERT)?.focus());

function Label({ label }: Pick<ConvertButton, 'label'>) {
  const { buttons } = useMessages('convert');
  if (typeof label === 'string') return <span>{buttons[label]}</span>;
  if (label.name === 'notEnough')
    return <span>{interpolate(buttons.notEnough, { asset: assets[label.asset].symbol })}</span>;
  const { value } = label;
  return (
    <span>
      <MessageWithElements
        text={buttons[label.name]}
        values={{
          asset: assets[value.asset].symbol,
          // What is short of a balance would tell it.
          amount:
            label.name === 'convert' ? (
              <PaymentAmount value={value} />
            ) : (
              <Amount {...value} exact bare={label.name === 'short'} />
            ),
        }}
      />
    </span>
  );
}

/** Why the PIN will be asked for, and where that is changed. */
function PinNote() {
  const { pin } = useMessages('convert');
  const { numberLocale } = useI18n();
  const { convert_pin_above: limit } = useStore($preferences);
  const text = isZero(limit)
    ? pin.always
    : interpolate(pin.above, { amount: wholeAmount({ asset: 'ngn', amount: limit }, numberLocale) });
  return (
    <p className="soft">
      <span>{text}</span> <PanelLink to="/w/trade-settings">{pin.change}</PanelLink>
    </p>
  );
}
