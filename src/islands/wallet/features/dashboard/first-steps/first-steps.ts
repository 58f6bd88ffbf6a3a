import type { Security } from '#contract/security.ts';
import type { Transaction } from '#contract/transactions.ts';
import type { RecentTransactions } from '#src/stores/money/recent-transactions.ts';

/** For so long after its first transaction, an account that has sent nothing is shown how to, instead of its line. */
const FIRST_DAYS_MS = 7 * 86_400_000;

export const firstStepNames = ['money', 'pin', 'send'] as const;
export type FirstStepName = (typeof firstStepNames)[number];
/** Which of the steps to a first transfer are done. */
export type FirstSteps = Readonly<Record<FirstStepName, boolean>>;

const undone: ReadonlySet<Transaction['status']> = new Set(['failed', 'cancelled', 'expired', 'returned']);
const hasCome = ({ direction, status }: Transaction) => direction === 'in' && status === 'completed';
const hasGone = ({ direction, status }: Transaction) => direction === 'out' && !undone.has(status);

interface FirstStepsFacts {
  readonly transactions: Pick<RecentTransactions, 'items' | 'more'>;
  readonly security: Pick<Security, 'pin'> | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The steps of an account that is new and has sent nothing; null for any other one. */
export function firstSteps({ transactions, security, now }: FirstStepsFacts): FirstSteps | null {
  const { items, more } = transactions;
  const oldest = items.at(-1);
  if (more || items.some(hasGone)) return null;
  if (oldest && now - Date.parse(oldest.created_at) > FIRST_DAYS_MS) return null;
  return { money: items.some(hasCome), pin: security?.pin.set ?? false, send: false };
}
