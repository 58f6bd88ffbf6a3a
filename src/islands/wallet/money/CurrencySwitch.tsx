import { useStore } from '@nanostores/react';
import { assets, displayCurrencies, type DisplayCurrency } from '#contract/assets.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { useI18n } from '../i18n/i18n.ts';
import { useUpdatePreferences } from '../preferences/use-update-preferences.ts';

interface CurrencySwitchProps {
  /** Those to choose from where there is little room. The chosen one is among them whatever it is. */
  currencies?: readonly DisplayCurrency[];
}

/** Switches the display currency: of the total, and of every price. */
export function CurrencySwitch({ currencies = displayCurrencies }: CurrencySwitchProps) {
  const { messages } = useI18n();
  const updatePreferences = useUpdatePreferences();
  const chosen = useStore($displayCurrency);
  return (
    <div className="segments" role="group" translate="no" aria-label={messages.balance.currency}>
      {displayCurrencies
        .filter((currency) => currency === chosen || currencies.includes(currency))
        .map((currency) => (
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
