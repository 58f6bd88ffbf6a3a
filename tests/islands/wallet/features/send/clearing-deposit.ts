import { getProfile } from '#contract/me.ts';
import { addAmounts, formatAmount, parseAmount } from '#contract/money.ts';
import { now } from '#mock-api/core/clock.ts';
import { holdingsOf } from '#mock-api/features/ledger/accounts.ts';
import { nairaValue } from '#mock-api/features/transfers/rates.ts';
import type { WalletMock } from '../../../../render-wallet.tsx';

/** As if all that can be spent but ₦15,000 had come from a bank just now. */
export async function letDepositClear(mock: WalletMock): Promise<void> {
  const { state } = mock.app.sandboxes.default;
  const { data } = await mock.call(getProfile);
  const worth = [...holdingsOf(state, data?.customer_id ?? '')].map(
    ([asset, { available }]) => nairaValue(state, asset, available) ?? '0',
  );
  const deposit = Object.values(state.transactions)
    .flat()
    .find(({ type, channel }) => type === 'deposit' && channel === 'bank')!;
  deposit.timeline.at(-1)!.at = new Date(now(state)).toISOString();
  deposit.amount = formatAmount(parseAmount(addAmounts(worth, 2), 2) - parseAmount('15000', 2), 2);
}
