import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { priceTolerances } from '#contract/preference-choices.ts';
import { formatTypedAmount } from '#src/intl/format/typed-amount.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { SegmentedControl } from '#src/ui/form/SegmentedControl.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { nairaProblem } from './naira-problem.ts';
import { NairaSetting } from './NairaSetting.tsx';
import type { TradeChange } from './setting-change.ts';
import { SettingsCard } from './SettingsCard.tsx';

export interface SettingsPart {
  save: (change: TradeChange) => void;
  /** Changes where a field has to go back to what is saved. */
  rejections: number;
}

/** When a conversion asks: before a worse rate, and for the PIN. */
export function ConversionSettings({ save, rejections }: SettingsPart) {
  const { conversions: messages, errors } = useMessages('tradeSettings');
  const { numberLocale } = useI18n();
  const { price_tolerance, convert_pin_above } = useStore($preferences);
  const id = useId();
  return (
    <SettingsCard heading={messages.heading}>
      <SegmentedControl
        label={messages.tolerance}
        options={priceTolerances.map((value) => ({
          value,
          text: `${formatTypedAmount(value, numberLocale)}%`,
        }))}
        value={price_tolerance}
        onChange={(chosen) => save({ price_tolerance: chosen })}
      />
      <p className="under">{messages.toleranceText}</p>
      <div className="fields">
        <NairaSetting
          id={`${id}-pin`}
          label={messages.pinAbove}
          hint={messages.pinAboveText}
          value={convert_pin_above}
          rejections={rejections}
          refuse={(amount) => (amount === null ? nairaProblem(null, errors, numberLocale) : null)}
          onSave={(amount) => {
            if (amount !== null) save({ convert_pin_above: amount });
          }}
        />
      </div>
    </SettingsCard>
  );
}
