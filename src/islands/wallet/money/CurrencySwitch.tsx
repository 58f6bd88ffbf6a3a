import { useStore } from '@nanostores/react';
import { assets, displayCurrencies } from '#contract/assets.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { useUpdatePreferences } from '../preferences/use-update-preferences.ts';
import { useI18n } from '../i18n/i18n.ts';

/** Switches the currency of the total. */
export function CurrencySwitch() {
  const { messages } = useI18n();
  const updatePreferences = useUpdatePreferences();
  const chosen = useStore($displayCurrency);
  return (
    <div className="segments" role="group" translate="no" aria-label={messages.balance.currency}>
      {displayCurrencies.map((currency) => (
        <button
          key={currency}
          type="button"
          aria-pressed={currency === chosen}
          onClick={() => updatePreferences({ display_currency: currency })}
        >
          {assets[currency].symbol}
        </button>
      ))}
    </div>
  );
}
