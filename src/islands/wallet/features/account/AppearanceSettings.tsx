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
  const chosen = useStore($preferences);
  const choose = useUpdatePreferences();
  const heading = useId();
  const numbers = useId();

  /** Pressed, while its words are on their way: a radio that waited for them would fall back. */
  const [pressed, setPressed] = useState<Locale | null>(null);

  const chooseLanguage = (language: Locale) => {
    setPressed(language);
    const end = () => setPressed((newest) => (newest === language ? null : newest));
    changeLanguage(language).then(
      (spoken) => {
        if (spoken) choose({ language });
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
        value={pressed ?? locale}
        onChange={chooseLanguage}
      />
      <SegmentedControl
        label={look.currency}
        options={displayCurrencies.map((value) => ({ value, text: assets[value].symbol }))}
        value={chosen.display_currency}
        onChange={(display_currency) => choose({ display_currency })}
      />
      <SegmentedControl
        label={look.theme}
        options={themes.map((value) => ({ value, text: look.themes[value] }))}
        value={chosen.theme}
        onChange={(theme) => choose({ theme })}
      />
      <div className="setting">
        <label htmlFor={numbers}>{look.numbers}</label>
        <Select
          id={numbers}
          value={chosen.number_locale}
          onChange={({ currentTarget }) => {
            const number_locale = numberLocales.find((known) => known === currentTarget.value);
            if (number_locale) choose({ number_locale });
          }}
        >
          {numberLocales.map((tag) => (
            <option key={tag} value={tag}>
              {numberSample(tag === 'auto' ? languageTags[locale] : tag)} ·{' '}
              {tag === 'auto' ? look.auto : look.numberLocales[tag]}
            </option>
          ))}
        </Select>
      </div>
      <SegmentedControl
        label={look.colors}
        options={changeColors.map((value) => ({ value, text: look.changeColors[value] }))}
        value={chosen.change_colors}
        onChange={(change_colors) => choose({ change_colors })}
      />
      <Switch
        label={look.hide}
        text={look.hideText}
        checked={chosen.hide_balances}
        onChange={(hide_balances) => choose({ hide_balances })}
      />
      <Switch
        label={look.motion}
        text={look.motionText}
        checked={chosen.motion === 'reduced'}
        onChange={(reduced) => choose({ motion: reduced ? 'reduced' : 'system' })}
      />
    </section>
  );
}
