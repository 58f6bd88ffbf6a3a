import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { assets, displayCurrencies } from '#contract/assets.ts';
import { changeColors, numberLocales, themes } from '#contract/preference-choices.ts';
import { languageTags, locales, type Locale } from '#src/intl/locale.ts';
import { numberSample } from '#src/intl/format/number-sample.ts';
import { showToast } from '#src/stores/interface/toasts.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { SegmentedControl } from '#src/ui/form/SegmentedControl.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { Switch } from '#src/ui/form/Switch.tsx';
import { changeLanguage } from '../../i18n/change-language.ts';
import { useUpdatePreferences } from '../../preferences/use-update-preferences.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';

export function AppearanceSettings() {
  const { look } = useMessages('account');
  const { locale } = useI18n();
  const preferences = useStore($preferences);
  const updatePreferences = useUpdatePreferences();
  const heading = useId();
  const numbers = useId();

  /** Selected while its messages load: the radio would jump back if it waited for them. */
  const [pendingLanguage, setPendingLanguage] = useState<Locale | null>(null);

  const chooseLanguage = (language: Locale) => {
    setPendingLanguage(language);
    const end = () => setPendingLanguage((newest) => (newest === language ? null : newest));
    changeLanguage(language).then(
      (hasChanged) => {
        if (hasChanged) updatePreferences({ language: languageTags[language] });
        end();
      },
      () => {
        showToast('error', look.languageFailed);
        end();
      },
    );
  };

  return (
    <section className="card" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{look.heading}</h2>
      </header>
      <p className="soft">{look.text}</p>
      <SegmentedControl
        label={look.language}
        options={locales.map((value) => ({
          value,
          text: look.languages[value],
          lang: languageTags[value],
        }))}
        value={pendingLanguage ?? locale}
        onChange={chooseLanguage}
      />
      <SegmentedControl
        label={look.currency}
        options={displayCurrencies.map((value) => ({ value, text: assets[value].symbol, translate: 'no' }))}
        value={preferences.display_currency}
        onChange={(display_currency) => updatePreferences({ display_currency })}
      />
      <SegmentedControl
        label={look.theme}
        options={themes.map((value) => ({ value, text: look.themes[value] }))}
        value={preferences.theme}
        onChange={(theme) => updatePreferences({ theme })}
      />
      <div className="setting">
        <label htmlFor={numbers}>{look.numbers}</label>
        <Select
          id={numbers}
          value={preferences.number_locale}
          onChange={({ currentTarget }) => {
            const number_locale = numberLocales.find((known) => known === currentTarget.value);
            if (number_locale) updatePreferences({ number_locale });
          }}
        >
          {numberLocales.map((tag) => (
            <option key={tag} value={tag}>
              {`${numberSample(tag === 'auto' ? languageTags[locale] : tag)} · ${tag === 'auto' ? look.auto : look.numberLocales[tag]}`}
            </option>
          ))}
        </Select>
      </div>
      <SegmentedControl
        label={look.colors}
        options={changeColors.map((value) => ({ value, text: look.changeColors[value] }))}
        value={preferences.change_colors}
        onChange={(change_colors) => updatePreferences({ change_colors })}
      />
      <Switch
        label={look.hide}
        text={look.hideText}
        checked={preferences.hide_balances}
        onChange={(hide_balances) => updatePreferences({ hide_balances })}
      />
      <Switch
        label={look.motion}
        text={look.motionText}
        checked={preferences.motion === 'reduced'}
        onChange={(reduced) => updatePreferences({ motion: reduced ? 'reduced' : 'system' })}
      />
    </section>
  );
}
