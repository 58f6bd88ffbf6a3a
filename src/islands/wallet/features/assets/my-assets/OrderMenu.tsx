import { useStore } from '@nanostores/react';
import { useId, type KeyboardEvent } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { $preferences } from '#src/stores/preferences/preferences.ts';
import { commandKey } from '#src/ui/browser/command-key.ts';
import { usePopover } from '#src/ui/form/use-popover.ts';
import { sliders } from '#src/ui/icons/chart.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { AmountInMessage } from '../../../money/Amount.tsx';
import { useUpdatePreferences } from '../../../preferences/use-update-preferences.ts';
import { sorts } from './asset-filter.ts';
import type { AssetView } from './use-asset-view.ts';

/** What the assets are sorted by, and whether small ones are left out. The order is part of the address, the small ones are a preference. */
export function OrderMenu({ view }: { view: AssetView }) {
  const { order: texts, hideSmall } = useMessages('myAssets');
  const { hide_small_balances, small_balance } = useStore($preferences);
  const updatePreferences = useUpdatePreferences();
  const { sort } = view.order;
  const name = useId();
  const { isOpen, close, buttonProps, popoverProps } = usePopover<HTMLDivElement>((popover) =>
    popover.querySelector<HTMLElement>('input:checked'),
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (commandKey(event) !== 'Escape') return;
    close();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <button
        {...buttonProps}
        className="tool"
        type="button"
        aria-label={interpolate(texts.open, { order: texts.by[sort] })}
      >
        <Icon d={sliders} />
      </button>
      {isOpen && (
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it, wherever the focus in it is
        <div {...popoverProps} className="popup order-menu" onKeyDown={onKeyDown}>
          <fieldset>
            <legend>{texts.legend}</legend>
            {sorts.map((one) => (
              <label key={one} htmlFor={`${name}-${one}`}>
                <input
                  id={`${name}-${one}`}
                  type="radio"
                  name={name}
                  checked={one === sort}
                  onChange={() => view.setSort(one)}
                />
                <span>{texts.sorts[one]}</span>
              </label>
            ))}
          </fieldset>
          <label className="small-switch" htmlFor={`${name}-small`}>
            <span>
              <AmountInMessage text={hideSmall} asset="ngn" amount={small_balance} />
            </span>
            <input
              id={`${name}-small`}
              className="switch"
              type="checkbox"
              role="switch"
              checked={hide_small_balances}
              onChange={({ currentTarget }) =>
                updatePreferences({ hide_small_balances: currentTarget.checked })
              }
            />
          </label>
        </div>
      )}
    </>
  );
}
