import { useStore } from '@nanostores/react';
import type { AssetId, DisplayCurrency } from '#contract/assets.ts';
import type { Balance } from '#contract/wallet.ts';
import { $balancesHidden } from '#src/stores/balances.ts';
import { Money } from '#src/ui/Money.tsx';
import { useWallet } from '../../words.ts';
import { isNothing } from './figures.ts';

/** What all of an asset is worth in the chosen currency. */
export function AssetValue({ item, currency }: { item: Balance; currency: DisplayCurrency }) {
  const { words, locale } = useWallet();
  const hidden = useStore($balancesHidden);
  if (item.value === null) return <span className="soft">–</span>;
  return (
    <Money amount={item.value} asset={currency} locale={locale} hidden={hidden && words.balance.hidden} />
  );
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
        <Part asset={asset} amount={total} text="{amount}" />
      </small>
    );
  }
  return (
    <>
      <small>
        <Part asset={asset} amount={available} text={words.assets.available} />
      </small>
      {!isNothing(held) && (
        <small>
          <Part asset={asset} amount={held} text={words.assets.held} />
        </small>
      )}
      {!isNothing(incoming) && (
        <small>
          <Part asset={asset} amount={incoming} text={words.assets.incoming} />
        </small>
      )}
    </>
  );
}

/** A message with the amount in it, which is masked like every other. */
function Part({ asset, amount, text }: { asset: AssetId; amount: string; text: string }) {
  const { words, locale } = useWallet();
  const hidden = useStore($balancesHidden);
  const [before, after] = text.split('{amount}');
  return (
    <>
      {before}
      <Money amount={amount} asset={asset} locale={locale} hidden={hidden && words.balance.hidden} />
      {after}
    </>
  );
}
