import type { ReactNode } from 'react';
import type { DisplayCurrency } from '#contract/assets.ts';
import type { Balance } from '#contract/balances.ts';

/** What every row of an asset is shown from. */
export interface AssetRowData {
  readonly item: Balance;
  /** What its value and price are in. */
  readonly currency: DisplayCurrency;
  /** False while values in a newly chosen currency load. */
  readonly isValued: boolean;
  /** Its name, in which a search may be highlighted. */
  readonly name: ReactNode;
  /** Opens the sum of what is on hold and incoming. */
  readonly onOpenHeld: () => void;
}
