import { assets } from '#contract/assets.ts';
import { formatPrice } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { convert } from '#src/stores/transfers/send-amount.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import type { SendAmount } from './use-send-amount.ts';

/** The amount in the unit that the field doesn't show, and the rate: exact once the API has priced it. Empty where there is one unit. */
export function EchoLine({ send }: { send: SendAmount }) {
  const messages = useMessages('sendAmount');
  const { numberLocale } = useI18n();
  const { amount, units, canToggle, quote, most } = send;
  const { asset, currency, rate } = units;
  if (!canToggle || rate === null) return null;
  const price = formatPrice(rate, numberLocale, { currency });
  const isShownInAsset = amount.shown === 'asset';
  const value = amount.max ? most : amount.value;
  const valueUnit = amount.max ? amount.shown : amount.fixed;
  const other = isShownInAsset ? 'fiat' : 'asset';
  const echoed = value && (valueUnit === other ? value : convert(value, valueUnit, units));
  if (!echoed)
    return <span>{interpolate(messages.unitPrice, { asset: assets[asset].symbol, rate: price })}</span>;
  return (
    <>
      <AmountInMessage
        text={quote ? messages.echo : messages.echoAbout}
        asset={isShownInAsset ? currency : asset}
        amount={echoed}
      />{' '}
      <span className="soft">{interpolate(messages.atRate, { rate: price })}</span>
    </>
  );
}
