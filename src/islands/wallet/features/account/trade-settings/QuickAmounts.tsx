import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import type { SettingsPart } from './ConversionSettings.tsx';
import { NairaSetting } from './NairaSetting.tsx';
import { SettingsCard } from './SettingsCard.tsx';

const places = [0, 1, 2, 3];

/** The four amounts that a form offers. Each is saved by itself; an empty field is one less. */
export function QuickAmounts({ save, rejections }: SettingsPart) {
  const { quick: messages, errors } = useMessages('tradeSettings');
  const { quick_amounts } = useStore($preferences);
  const id = useId();

  const refuse = (place: number, amount: string | null) => {
    const others = quick_amounts.filter((_, other) => other !== place);
    if (amount === null) return others.length === 0 ? errors.last : null;
    if (!/[1-9]/.test(amount)) return errors.zero;
    return others.includes(amount) ? errors.repeated : null;
  };
  const replace = (place: number, amount: string | null) =>
    save({
      quick_amounts: places
        .map((other) => (other === place ? amount : quick_amounts[other]))
        .filter((one) => one !== null && one !== undefined),
    });

  return (
    <SettingsCard heading={messages.heading} text={messages.text}>
      <div className="fields quick">
        {places.map((place) => (
          <NairaSetting
            key={place}
            id={`${id}-${place}`}
            label={interpolate(messages.label, { number: place + 1 })}
            value={quick_amounts[place] ?? null}
            rejections={rejections}
            refuse={(amount) => refuse(place, amount)}
            onSave={(amount) => replace(place, amount)}
          />
        ))}
      </div>
    </SettingsCard>
  );
}
