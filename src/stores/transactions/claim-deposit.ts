import { randomUuid } from '#src/api/random-uuid.ts';
import { invalidateQueries } from '../query/query-client.ts';
import { reportTransaction } from './report-transaction.ts';

/** The id of each claim whose answer may have been lost: it is sent again under the same one, and opens one conversation. */
const clientIds = new Map<string, string>();

/**
 * Claims the money of a late deposit that is held, by a report to support.
 * @param text what support reads.
 * @throws ApiError
 */
export async function claimDeposit(id: string, text: string): Promise<void> {
  const client_id = clientIds.get(id) ?? randomUuid();
  clientIds.set(id, client_id);
  try {
    await reportTransaction(id, { client_id, reason: 'not_arrived', text });
    clientIds.delete(id);
  } finally {
    // After a failure too: the claim may have arrived.
    invalidateQueries((key) => key.startsWith('transactions '));
  }
}
