import type { StatusReason } from '#contract/transactions.ts';

/** Why a transaction is in its status; null where nothing explains it, or its deposit's outcome does (`depositOutcomes`). */
export const reasonText = (
  reasons: Readonly<Partial<Record<StatusReason, string>>>,
  reason: StatusReason | null,
): string | null => (reason && reasons[reason]) ?? null;
