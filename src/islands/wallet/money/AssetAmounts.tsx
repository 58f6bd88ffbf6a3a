import type { DisplayCurrency } from '#contract/assets.ts';
import type { Balance } from '#contract/wallet.ts';
import { Amount, AmountInMessage } from './Amount.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { isNothing } from './holdings.ts';

/** What all of an asset is worth in the chosen currency. */
export function AssetValue({ item, currency }: { item: Balance; currency: DisplayCurrency }) {
  if (item.value === null) return <span className="soft">–</span>;
  return <Amount amount={item.value} asset={currency} />;
}

/**
 * How much of the asset there is: one figure, or what of it can be used, is held and is on its way.
 * @param bare the value above says the same already.
 */
export function AssetAmounts({ item, bare }: { item: Balance; bare: boolean }) {
  const { words } = useI18n();
  const { asset, available, held, incoming, total } = item;
  if (isNothing(held) && isNothing(incoming)) {
    return bare ? null : (
      <small>
        <Amount asset={asset} amount={total} />
      </small>
    );
  }
  return (
    <>
      <small>
        <AmountInMessage asset={asset} amount={available} text={words.assets.available} />
      </small>
      {!isNothing(held) && (
        <small>
          <AmountInMessage asset={asset} amount={held} text={words.assets.held} />
        </small>
      )}
      {!isNothing(incoming) && (
        <small>
          <AmountInMessage asset={asset} amount={incoming} text={words.assets.incoming} />
        </small>
      )}
    </>
  );
}
