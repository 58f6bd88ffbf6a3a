import type { DisplayCurrency } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';
import { Amount } from './Amount.tsx';

/** The value of a whole balance in the chosen currency. */
export function AssetValue({ item, currency }: { item: Balance; currency: DisplayCurrency }) {
  if (item.value === null) return <span className="soft">–</span>;
  return <Amount amount={item.value} asset={currency} />;
}
