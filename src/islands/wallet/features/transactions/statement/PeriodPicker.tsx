import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { assets, displayCurrencies } from '#contract/assets.ts';
import { lagosDate, LAST_DATE } from '#contract/calendar-date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import {
  daysOf,
  neighbourOf,
  periodId,
  periodWith,
  withParameters,
  type PeriodKind,
  type StatementPeriod,
} from '#src/stores/history/statement-period.ts';
import type { StatementList } from '#src/stores/history/statements.ts';
import { $displayCurrency } from '#src/stores/money/balances.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { download } from '#src/ui/icons/frame.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { useUpdatePreferences } from '../../../preferences/use-update-preferences.ts';
import { ExportButton } from '../../../transaction/ExportButton.tsx';
import { CustomPeriod } from './CustomPeriod.tsx';
import { periodName } from './period-name.ts';

const kinds = ['month', 'quarter', 'year', 'days'] as const satisfies readonly PeriodKind[];

interface PeriodPickerProps {
  period: StatementPeriod;
  /** The months of the current year, which know the limits; null while they are not known. */
  months: StatementList | null;
  /** The period goes on. */
  isOpen: boolean;
}

/** Which period, in which currency, and its file. The period is in the address, so that Back returns to the one before. */
export function PeriodPicker({ period, months, isOpen }: PeriodPickerProps) {
  const { locale } = useI18n();
  const messages = useMessages('statements');
  const navigate = useNavigate();
  const { search } = useLocation();
  const currency = useStore($displayCurrency);
  const id = periodId(period);
  /** The period that was shown when somebody asked for days of their own. */
  const [customFor, setCustomFor] = useState<string | null>(null);
  const isCustom = period.kind === 'days' || customFor === id;
  // Later than any other while it is not known which day it is at the API.
  const today = months ? lagosDate(Date.parse(months.as_of)) : LAST_DATE;
  const { from, to } = daysOf(period);
  const name = periodName(period, locale, messages.period);

  const show = (next: StatementPeriod) => {
    setCustomFor(null);
    void navigate({ search: withParameters(search, { period: periodId(next) }) });
  };
  const choose = (kind: PeriodKind) => {
    if (kind === 'days') setCustomFor(id);
    // The newest part of the period that has begun: from a year to its last month.
    else show(periodWith(kind, to < today ? to : from < today ? today : from));
  };

  return (
    <div className="period">
      <div className="segments" role="group" aria-label={messages.period.label}>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={kind === 'days' ? isCustom : !isCustom && kind === period.kind}
            onClick={() => choose(kind)}
          >
            {messages.period[kind]}
          </button>
        ))}
      </div>
      <div className="when">
        <Step period={period} step={-1} isWithin={(next) => isAfterFirst(next, months)} onStep={show} />
        <h2 aria-live="polite">
          <span>{name}</span>
          {isOpen && <span className="tag">{messages.period.soFar}</span>}
        </h2>
        <Step period={period} step={1} isWithin={(next) => daysOf(next).from <= today} onStep={show} />
      </div>
      <div className="end">
        <CurrencySelect />
        <ExportButton place="period" request={{ kind: 'ledger', filter: { from, to, currency } }}>
          <Icon d={download} />
          <span>{interpolate(messages.exportPeriod, { period: name })}</span>
        </ExportButton>
      </div>
      {isCustom && <CustomPeriod key={id} from={from} to={to} today={today} onChoose={show} />}
    </div>
  );
}

/** Nothing was there before the first year that has a statement. */
const isAfterFirst = (period: StatementPeriod, months: StatementList | null) =>
  Number(daysOf(period).to.slice(0, 4)) >= (months?.years.at(-1) ?? 0);

interface StepProps {
  period: StatementPeriod;
  step: -1 | 1;
  isWithin: (next: StatementPeriod) => boolean;
  onStep: (next: StatementPeriod) => void;
}

function Step({ period, step, isWithin, onStep }: StepProps) {
  const { locale } = useI18n();
  const { period: messages } = useMessages('statements');
  const next = neighbourOf(period, step);
  if (!next) return null;
  const isPossible = isWithin(next);
  return (
    <button
      type="button"
      className={step < 0 ? 'tool back-step' : 'tool on-step'}
      // Not `disabled`, which would take the focus away from whoever goes on by the keyboard.
      aria-disabled={!isPossible || undefined}
      aria-label={interpolate(step < 0 ? messages.previous : messages.next, {
        period: periodName(next, locale, messages),
      })}
      onClick={() => {
        if (isPossible) onStep(next);
      }}
    >
      <Icon d={chevron} />
    </button>
  );
}

/** The same choice as on the dashboard: one currency for all that the wallet adds up. */
function CurrencySelect() {
  const messages = useMessages('statements');
  const updatePreferences = useUpdatePreferences();
  const currency = useStore($displayCurrency);
  return (
    <Select
      aria-label={messages.currency}
      value={currency}
      onChange={({ target }) => {
        const display_currency = displayCurrencies.find((one) => one === target.value);
        if (display_currency) updatePreferences({ display_currency });
      }}
    >
      {displayCurrencies.map((one) => (
        <option key={one} value={one} translate="no">
          {assets[one].symbol}
        </option>
      ))}
    </Select>
  );
}
