import { assetIds, assets } from '#contract/assets.ts';
import { transactionDirections, transactionStatuses, transactionTypes } from '#contract/transactions.ts';
import { isOwnZone } from '#src/intl/format/day-zone.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { inBrackets } from '#src/intl/text/marks.ts';
import { isFiltered, toApiFilter } from '#src/stores/transactions/transaction-filter.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { download } from '#src/ui/icons/frame.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { FilterLine } from '../../../list/FilterLine.tsx';
import { SearchField } from '../../../list/SearchField.tsx';
import { useSearchInAddress } from '../../../list/use-search-in-address.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { ExportButton } from '../../../transaction/ExportButton.tsx';
import { AmountForm } from './AmountForm.tsx';
import { DialogChip } from './DialogChip.tsx';
import { periodText } from './period.ts';
import { PeriodForm } from './PeriodForm.tsx';
import { SelectChip } from './SelectChip.tsx';
import { quoted } from '../quoted.ts';
import type { FilterInAddress } from './use-filter.ts';

/** What the list is narrowed to, in one line: the search, the filters as chips, and the export of what is listed. */
export function Filters({ filter, ignored, change, clear }: FilterInAddress) {
  const { locale, messages: wallet } = useI18n();
  const { statuses } = useMessages('transactions');
  const {
    filters,
    period,
    ignored: reasons,
    export: exportText,
    exportListed,
  } = useMessages('transactionList');
  const { type, asset, status, direction } = filter;
  const today = useToday();
  return (
    <>
      <FilterLine
        label={filters.label}
        search={<TransactionSearch filter={filter} change={change} />}
        tool={
          <ExportButton
            place="transactions"
            request={{ kind: 'transactions', filter: toApiFilter(filter) }}
            label={exportListed}
          >
            <Icon d={download} />
            <span>{exportText}</span>
          </ExportButton>
        }
      >
        <DialogChip
          label={filters.period}
          chosen={periodText(filter, locale, period)}
          heading={period.heading}
        >
          {(close) => (
            <PeriodForm
              period={filter}
              onApply={(chosen) => {
                close();
                change('period', chosen);
              }}
            />
          )}
        </DialogChip>
        <SelectChip
          label={filters.type}
          all={filters.all}
          options={transactionTypes.map((value) => ({ value, text: filters.types[value] }))}
          chosen={type}
          onChoose={(chosen) => change('type', { type: chosen })}
        />
        <SelectChip
          label={filters.asset}
          all={filters.all}
          options={assetIds.map((value) => ({
            value,
            text: wallet.names[value] + inBrackets(locale, assets[value].symbol),
          }))}
          chosen={asset}
          // The limits of amounts were in another unit.
          onChoose={(chosen) => change('asset', { asset: chosen, min: null, max: null })}
        />
        <SelectChip
          label={filters.status}
          all={filters.all}
          options={transactionStatuses.map((value) => ({ value, text: statuses[value] }))}
          chosen={status}
          onChoose={(chosen) => change('status', { status: chosen })}
        />
        <SelectChip
          label={filters.direction}
          all={filters.all}
          options={transactionDirections.map((value) => ({ value, text: filters.directions[value] }))}
          chosen={direction}
          onChoose={(chosen) => change('direction', { direction: chosen })}
        />
        <AmountChip filter={filter} change={change} />
        {isFiltered(filter) && (
          <Button small variant="quiet" onClick={clear}>
            {filters.clear}
          </Button>
        )}
      </FilterLine>
      {(filter.from !== null || filter.to !== null) && !isOwnZone('lagos', today) && (
        <p className="hint">{period.inLagos}</p>
      )}
      {ignored.map(({ name, value }) => (
        <FieldError key={name} id={`ignored-${name}`}>
          {interpolate(reasons[name], { value: quoted(value) })}
        </FieldError>
      ))}
    </>
  );
}

/** Apart from the line, which is not rendered again with each letter. */
function TransactionSearch({ filter, change }: Pick<FilterInAddress, 'filter' | 'change'>) {
  const { search: messages } = useMessages('transactionList');
  const typing = useSearchInAddress(filter.q ?? '', (text) => change('search', { q: text || null }));
  return (
    <SearchField
      label={messages.field}
      placeholder={messages.placeholder}
      clear={messages.clear}
      typing={typing}
      focused={false}
    />
  );
}

function AmountChip({ filter, change }: Pick<FilterInAddress, 'filter' | 'change'>) {
  const { filters, amount: messages } = useMessages('transactionList');
  const { asset, min, max } = filter;
  const unit = asset ?? 'ngn';
  const chosen =
    min !== null && max !== null ? (
      <span>
        <AmountInMessage text="{amount} – " asset={unit} amount={min} />
        <AmountInMessage text="{amount}" asset={unit} amount={max} />
      </span>
    ) : min !== null || max !== null ? (
      <span>
        <AmountInMessage
          text={min !== null ? messages.since : messages.until}
          asset={unit}
          amount={min ?? max ?? ''}
        />
      </span>
    ) : null;
  return (
    <DialogChip label={filters.amount} chosen={chosen} heading={messages.heading}>
      {(close) => (
        <AmountForm
          range={filter}
          asset={asset}
          onApply={(range) => {
            close();
            change('amount', range);
          }}
        />
      )}
    </DialogChip>
  );
}
