import { detectFormats } from '#contract/addresses/parse-address.ts';
import { similarity, type Similarity } from '#contract/addresses/similarity.ts';
import type { SandboxState } from '../../core/state.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import { payeesOf } from './payees.ts';

const stopped: readonly StoredTransaction['status'][] = ['failed', 'cancelled', 'expired'];
/** Whether a payment has left, or is about to. */
export const isUnstopped = ({ status }: Pick<StoredTransaction, 'status'>) => !stopped.includes(status);

/** Payments to an address that were not stopped. */
export const paymentsToAddress = (
  state: SandboxState,
  customerId: string,
  network: string,
  address: string,
): readonly StoredTransaction[] =>
  transactionsOf(state, customerId).filter(
    (one) =>
      isUnstopped(one) &&
      one.type === 'send' &&
      one.network === network &&
      one.counterparty?.kind === 'address' &&
      one.counterparty.address === address,
  );

export interface SimilarAddress {
  readonly level: Similarity;
  readonly name: string;
  readonly address: string;
}

/** The trusted address, saved or paid before, that an address is most easily taken for; null for one that is trusted itself. */
export function similarAddress(
  state: SandboxState,
  customerId: string,
  address: string,
): SimilarAddress | null {
  const saved = payeesOf(state, customerId).flatMap((payee) =>
    payee.kind === 'address' ? [{ name: payee.label, address: payee.address }] : [],
  );
  const paid = transactionsOf(state, customerId).flatMap(({ type, counterparty, status }) =>
    type === 'send' && counterparty?.kind === 'address' && status === 'completed'
      ? [{ name: counterparty.name, address: counterparty.address }]
      : [],
  );
  const trusted = [...saved, ...paid];
  if (trusted.some((one) => one.address === address)) return null;
  const [format] = detectFormats(address);
  if (!format) return null;
  const similar = trusted.flatMap((one): SimilarAddress[] => {
    const level = similarity(address, one.address, format);
    return level === null ? [] : [{ level, ...one }];
  });
  return similar.find(({ level }) => level === 'critical') ?? similar[0] ?? null;
}
