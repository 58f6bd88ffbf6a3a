import type { DisplayCurrency } from '#contract/assets.ts';
import type { Balance } from '#contract/wallet.ts';
import { Amount, AmountIn } from './Amount.tsx';
import { useWallet } from '../i18n/i18n.ts';
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
export function AssetParts({ item, bare }: { item: Balance; bare: boolean }) {
  const { words } = useWallet();
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
        <AmountIn asset={asset} amount={available} text={words.assets.available} />
      </small>
      {!isNothing(held) && (
        <small>
          <AmountIn asset={asset} amount={held} text={words.assets.held} />
        </small>
      )}
      {!isNothing(incoming) && (
        <small>
          <AmountIn asset={asset} amount={incoming} text={words.assets.incoming} />
        </small>
      )}
    </>
  );
}
