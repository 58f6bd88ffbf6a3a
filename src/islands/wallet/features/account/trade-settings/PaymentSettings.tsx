import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { assetIds, assets } from '#contract/assets.ts';
import { feePayers } from '#contract/preference-choices.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { SegmentedControl } from '#src/ui/form/SegmentedControl.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import type { SettingsPart } from './ConversionSettings.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** Shares of the balance to choose from, in percent. */
const shares = [10, 25, 50, 75, 90];
/** Cash first: it is what most payments are made with. */
const payable = ['ngn', 'usd', ...assetIds.filter((id) => assets[id].kind === 'crypto')] as const;

/** What payments start with, and when they ask once more. */
export function PaymentSettings({ save }: Pick<SettingsPart, 'save'>) {
  const { payments: messages } = useMessages('tradeSettings');
  const { messages: wallet } = useI18n();
  const { pay_with, fee_from, confirm_above_percent } = useStore($preferences);
  const id = useId();
  // One that was chosen elsewhere stays in the list.
  const listed =
    confirm_above_percent === null || shares.includes(confirm_above_percent)
      ? shares
      : [...shares, confirm_above_percent].sort((a, b) => a - b);
  return (
    <SettingsCard heading={messages.heading}>
      <div className="setting">
        <label htmlFor={`${id}-pay`}>
          <span>{messages.payWith}</span>
          <small id={`${id}-pay-text`}>{messages.payWithText}</small>
        </label>
        <Select
          id={`${id}-pay`}
          aria-describedby={`${id}-pay-text`}
          value={pay_with ?? ''}
          onChange={({ currentTarget: { value } }) =>
            save({ pay_with: payable.find((one) => one === value) ?? null })
          }
        >
          <option value="">{messages.lastUsed}</option>
          {payable.map((one) => (
            <option key={one} value={one}>
              {wallet.names[one]}
            </option>
          ))}
        </Select>
      </div>
      <SegmentedControl
        label={messages.feeFrom}
        options={feePayers.map((value) => ({ value, text: messages.feePayers[value] }))}
        value={fee_from}
        onChange={(chosen) => save({ fee_from: chosen })}
      />
      <div className="setting">
        <label htmlFor={`${id}-confirm`}>
          <span>{messages.confirmAbove}</span>
          <small id={`${id}-confirm-text`}>{messages.confirmAboveText}</small>
        </label>
        <Select
          id={`${id}-confirm`}
          aria-describedby={`${id}-confirm-text`}
          value={confirm_above_percent === null ? '' : String(confirm_above_percent)}
          onChange={({ currentTarget: { value } }) =>
            save({ confirm_above_percent: value === '' ? null : Number(value) })
          }
        >
          <option value="">{messages.never}</option>
          {listed.map((percent) => (
            <option key={percent} value={percent}>
              {interpolate(messages.share, { percent })}
            </option>
          ))}
        </Select>
      </div>
    </SettingsCard>
  );
}
