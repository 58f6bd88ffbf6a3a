import type { Balance } from '#contract/balances.ts';
import { Amount, AmountInMessage } from './Amount.tsx';
import { useI18n } from '../i18n/i18n.ts';
import { isZero } from './holdings.ts';

/**
 * A balance: its total, or where something is on hold or incoming, what is available and those two.
 * @param bare leaves the total out, where the value above it is the same amount.
 */
export function AssetAmounts({ item, bare }: { item: Balance; bare: boolean }) {
  const { messages } = useI18n();
  const { asset, available, held, incoming, total } = item;
  if (isZero(held) && isZero(incoming)) {
    return bare ? null : (
      <small>
        <Amount asset={asset} amount={total} />
      </small>
    );
  }
  return (
    <>
      <small>
        <AmountInMessage asset={asset} amount={available} text={messages.assets.available} />
      </small>
      {!isZero(held) && (
        <small>
          <AmountInMessage asset={asset} amount={held} text={messages.assets.held} />
        </small>
      )}
      {!isZero(incoming) && (
        <small>
          <AmountInMessage asset={asset} amount={incoming} text={messages.assets.incoming} />
        </small>
      )}
    </>
  );
}
