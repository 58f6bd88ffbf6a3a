import { detectFormats } from '#contract/addresses/parse-address.ts';
import { similarity, type Similarity } from '#contract/addresses/similarity.ts';
import type { SandboxState } from '../../core/state.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import { isKnownAddress } from './known-recipients.ts';
import { payeesOf } from './payees.ts';

export interface SimilarAddress {
  readonly level: Similarity;
  readonly name: string;
  readonly address: string;
  /** Whether a payment to it has been complete for 24 hours. */
  readonly known: boolean;
}

/**
 * The address, saved or paid before, that another one is most easily taken for. Null for one that is known: saving a look-alike
 * under a label does not make it the right one. For the same reason one that is not known is no measure: it may itself be the
 * look-alike, so it gives a warning at most.
 */
export function similarAddress(
  state: SandboxState,
  customerId: string,
  address: string,
): SimilarAddress | null {
  if (isKnownAddress(state, customerId, address)) return null;
  const [format] = detectFormats(address);
  if (!format) return null;
  const saved = payeesOf(state, customerId).flatMap((payee) =>
    payee.kind === 'address' ? [{ name: payee.label, address: payee.address }] : [],
  );
  const paid = transactionsOf(state, customerId).flatMap(({ type, counterparty, status }) =>
    type === 'send' && counterparty?.kind === 'address' && status === 'completed'
      ? [{ name: counterparty.name, address: counterparty.address }]
      : [],
  );
  const similar = [...saved, ...paid].flatMap((one): SimilarAddress[] => {
    const level = similarity(address, one.address, format);
    if (level === null) return [];
    const known = isKnownAddress(state, customerId, one.address);
    return [{ level: known ? level : 'warn', ...one, known }];
  });
  return (
    similar.find(({ level }) => level === 'critical') ??
    similar.find(({ known }) => known) ??
    similar[0] ??
    null
  );
}
