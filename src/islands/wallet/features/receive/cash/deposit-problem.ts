import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import type { WalletAsset } from '#contract/wallet-assets.ts';

const minor = (amount: string) => parseAmount(amount, assets.ngn.scale);
/** Whether an amount has more decimals than there are kobo. */
const isTooFine = (amount: string) => (amount.split('.')[1]?.length ?? 0) > assets.ngn.scale;

type Limits = Pick<NonNullable<WalletAsset['bank']>, 'min_deposit' | 'max_deposit'>;
type DepositProblem = 'enterAmount' | 'invalidAmount' | 'tooFine' | 'tooLittle' | 'tooMuch';

/**
 * Why no account can be opened for an amount in naira; null where one can.
 * @param typed as it was typed
 * @param amount what that means, a decimal string; null where it means none
 */
export function depositProblem(
  typed: string,
  amount: string | null,
  { min_deposit, max_deposit }: Limits,
): DepositProblem | null {
  if (typed.trim() === '') return 'enterAmount';
  if (amount === null) return 'invalidAmount';
  if (isTooFine(amount)) return 'tooFine';
  if (minor(amount) < minor(min_deposit)) return 'tooLittle';
  return minor(amount) > minor(max_deposit) ? 'tooMuch' : null;
}
