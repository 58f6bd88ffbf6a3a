import type { Approval } from '#contract/approval.ts';
import * as contract from '#contract/security.ts';
import { call } from '#src/api/call.ts';
import { reconciled } from '../query/reconcile-mutation.ts';
import { applySecurity, revalidateSecurity } from './security.ts';

/**
 * Makes a change of it and shows what the API says then, never what was asked for. Where the answer is lost, the account is asked.
 * @throws ApiError; `outcome-unknown` where it could not be asked either
 */
async function setFrozen(frozen: boolean, approval?: Approval): Promise<void> {
  const body = approval === undefined ? { frozen } : { frozen, approval };
  try {
    const { data } = await reconciled(
      () => call(contract.setSendingFrozen, { body }),
      async () => {
        const reply = await call(contract.getSecurity);
        return reply.data.sending_frozen === frozen ? reply : null;
      },
    );
    applySecurity(data);
  } catch (error) {
    // A wrong PIN may have locked it, and a lost answer may have changed it.
    revalidateSecurity();
    throw error;
  }
}

/** Stops new outgoing payments. Nothing is asked for, and nothing that is on its way is cancelled. @throws ApiError */
export const freezeSending = (): Promise<void> => setFrozen(true);

/** @param approval the PIN, and a code of the authenticator app where the account has one. @throws ApiError */
export const unfreezeSending = (approval: Approval): Promise<void> => setFrozen(false, approval);
