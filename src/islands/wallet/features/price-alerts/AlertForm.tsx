import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { DisplayCurrency } from '#contract/assets.ts';
import { assets } from '#contract/assets.ts';
import { alertKinds, type AlertChannel, type AlertKind, type PriceAlert } from '#contract/price-alerts.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { createPriceAlert, updatePriceAlert } from '#src/stores/notifications/price-alerts.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { Field, FieldError } from '#src/ui/form/Field.tsx';
import { SegmentedControl } from '#src/ui/form/SegmentedControl.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { useSingleFlight } from '#src/ui/form/use-single-flight.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { AmountField, useTypedAmount } from '../../money/AmountField.tsx';
import { AlertChannels } from './AlertChannels.tsx';
import { alertText } from '../../money/alert-text.ts';
import { currenciesFor, usualCurrency, valueProblem } from './alert-value.ts';
import type { AlertAsset } from './AssetAlerts.tsx';
import { useAlertErrors } from './use-alert-errors.ts';

interface AlertFormProps {
  asset: AlertAsset;
  /** The alert that is changed; null for a new one. */
  changing: PriceAlert | null;
  /** It is saved, or stays as it is. */
  onDone: () => void;
}

/** Sets an alert, or changes one: its value, how often and by which ways it is told. What it watches for never changes. */
export function AlertForm({ asset, changing, onDone }: AlertFormProps) {
  const messages = useMessages('priceAlerts');
  const texts = messages.form;
  const { numberLocale } = useI18n();
  const { busy, run } = useSingleFlight();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<AlertKind>(changing?.kind ?? 'above');
  const shown = useStore($displayCurrency);
  /** An alert keeps the currency that it was made in. */
  const [chosenCurrency, setCurrency] = useState<DisplayCurrency | null>(changing?.currency ?? null);
  const currency = chosenCurrency ?? usualCurrency(asset.id, shown);
  const [repeat, setRepeat] = useState(changing?.repeat ?? false);
  const [channels, setChannels] = useState<readonly AlertChannel[]>(changing?.channels ?? ['notification']);
  const isChange = kind === 'change_24h';
  const { typed, amount, setTyped } = useTypedAmount(
    isChange ? '%' : currency,
    changing ? formatTypedAmount(changing.value, numberLocale) : '',
  );
  const { errors, setErrors, show } = useAlertErrors(asset.id, kind, currency);

  useEffect(() => {
    if (changing) document.getElementById(`${id}-value`)?.focus();
  }, [changing, id]);

  const save = () =>
    run(async () => {
      const value = valueProblem({ kind, typed, amount }, messages.errors, numberLocale);
      const missing = channels.length === 0 ? messages.errors.channels : null;
      if (value !== null || missing !== null || amount === null) {
        setErrors({ value: value ?? undefined, channels: missing ?? undefined });
        document.getElementById(value === null ? `${id}-channel-notification` : `${id}-value`)?.focus();
        return undefined;
      }
      const watched = { kind, value: amount, currency: isChange ? 'usdt' : currency } as const;
      const told = { repeat, channels: [...channels] };
      const wasChanged = changing?.status === 'told' || amount !== changing?.value;
      try {
        if (!changing) await createPriceAlert({ asset: asset.id, ...watched, ...told });
        else await updatePriceAlert(changing.alert_id, { ...(wasChanged ? { value: amount } : {}), ...told });
      } catch (error) {
        if (show(error)) document.getElementById(`${id}-value`)?.focus();
        return undefined;
      }
      const alert = alertText(watched, messages, numberLocale);
      showToast('success', interpolate(changing ? texts.saved : texts.wasSet, { alert }));
      setTyped('');
      onDone();
      return undefined;
    });

  return (
    <form
      ref={form}
      className="alert-form"
      aria-labelledby={`${id}-heading`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h4 id={`${id}-heading`}>
        {changing
          ? interpolate(texts.changeHeading, { alert: alertText(changing, messages, numberLocale) })
          : texts.heading}
      </h4>
      {!changing && (
        <SegmentedControl
          label={texts.kind}
          options={alertKinds.map((value) => ({ value, text: texts.kindOptions[value] }))}
          value={kind}
          onChange={(chosen) => {
            setKind(chosen);
            setErrors({});
          }}
        />
      )}
      <div className="value">
        <AmountField
          id={`${id}-value`}
          label={isChange ? texts.percent : texts.price}
          asset={isChange ? '%' : currency}
          hint={isChange ? texts.percentHint : undefined}
          error={errors.value}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setErrors({ ...errors, value: undefined, form: undefined });
          }}
        />
        {!changing && !isChange && (
          <Field id={`${id}-currency`} label={texts.currency}>
            {(control) => (
              <Select
                {...control}
                value={currency}
                onChange={({ currentTarget: { value } }) => {
                  setCurrency(currenciesFor(asset.id).find((one) => one === value) ?? currency);
                  setErrors({});
                }}
              >
                {currenciesFor(asset.id).map((one) => (
                  <option key={one} value={one}>
                    {assets[one].symbol}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      <SegmentedControl
        label={texts.how}
        options={[
          { value: 'once', text: messages.once },
          { value: 'repeat', text: messages.repeated },
        ]}
        value={repeat ? 'repeat' : 'once'}
        onChange={(chosen) => setRepeat(chosen === 'repeat')}
      />
      {repeat && <p className="hint">{texts.repeatHint}</p>}
      <AlertChannels
        id={id}
        channels={channels}
        error={errors.channels}
        onChange={(chosen) => {
          setChannels(chosen);
          setErrors({ ...errors, channels: undefined });
        }}
      />
      <FieldError id={`${id}-form`}>{errors.form}</FieldError>
      <Button type="submit" variant="primary" wide busy={busy} busyLabel={texts.saving}>
        {changing ? texts.save : texts.set}
      </Button>
      {changing && (
        <Button wide onClick={onDone}>
          {texts.cancel}
        </Button>
      )}
    </form>
  );
}
