import type { SandboxState } from '../../core/state.ts';
import { customerOf } from '../ledger/accounts.ts';
import type { StoredTransaction } from './stored-transaction.ts';
import { transactionsOf } from './transactions.ts';

// What a stranger writes would be a way to write to anybody: it is shown by itself to nobody whom they have not paid or asked.

/** Whether somebody has paid or asked another one themselves: what the other one does makes nobody familiar. */
export const isFamiliar = (state: SandboxState, customerId: string, otherId: string): boolean =>
  transactionsOf(state, customerId).some(
    ({ type, status, party_id }) => type === 'send' && status === 'completed' && party_id === otherId,
  ) || Object.values(state.paymentRequests).some(({ from, to }) => from === customerId && to === otherId);

/** Whether what came in has words of somebody whom its owner has neither paid nor asked; who pays a request was asked by its link. */
export function isMessageOfStranger(
  state: SandboxState,
  { type, owner, party_id, message, operation_id }: StoredTransaction,
): boolean {
  if (type !== 'receive' || message === null || party_id === null) return false;
  const customerId = customerOf(state, owner);
  if (customerId === undefined || isFamiliar(state, customerId, party_id)) return false;
  const isAnswer = Object.values(state.paymentRequests).some(
    (request) => request.from === customerId && request.operation_id === operation_id,
  );
  return !isAnswer;
}
