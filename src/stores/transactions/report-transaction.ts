import * as contract from '#contract/transactions.ts';
import type { reportReasons } from '#contract/transactions.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';

export type ReportReason = (typeof reportReasons)[number];

export interface TransactionReport {
  /** A UUID of the report: sent again after a lost answer, it opens nothing twice. */
  readonly client_id: string;
  readonly reason: ReportReason;
  readonly text: string;
}

/**
 * Reports a problem with a transaction to support.
 * @returns the id of the conversation that it opened.
 * @throws ApiError
 */
export async function reportTransaction(id: string, report: TransactionReport): Promise<string> {
  try {
    return (await call(contract.reportTransaction, { params: { id }, body: report })).data.id;
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}
