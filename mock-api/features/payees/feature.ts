import { PAYEE_LIMIT, type Payee } from '#contract/payees.ts';
import { iso, now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import { callContext } from '../../server/call-context.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import type { SignedInContext } from '../../server/request-context.ts';
import { consumeApproval, judgeApproval } from '../approval/approval.ts';
import { bankByCode } from '../banks/banks.ts';
import { addressDestination, bankDestination } from '../destinations/destination.ts';
import { idempotently } from '../idempotency/idempotent.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import type { User } from '../users/state.ts';
import { restrictionsOn } from './known-recipients.ts';
import { isFull, payeeOf, payeesOf, removePayee, renamePayee, savePayee, type NewPayee } from './payees.ts';
import { payeesSlice, removedPayeesSlice, type StoredPayee } from './state.ts';
import { texts } from './texts.ts';

/** A new destination needs what a first payment to it would. */
const NEW_PAYEE = { pin: true, totp: true };
const FORGET = { pin: true, totp: false };

const handlers: Handlers<'payees'> = {
  listPayees: (_body, call) => ({
    data: {
      items: [...payeesOf(call.state, call.user.customer_id)]
        .reverse()
        .sort((a, b) => (b.last_used_at ?? '').localeCompare(a.last_used_at ?? ''))
        .map((payee) => presentPayee(call, payee)),
      as_of: iso(now(call.state)),
    },
  }),

  createPayee: ({ approval, ...details }, call) => {
    const { state, user } = call;
    return idempotently(call, details, {
      check: () => {
        refuseFull(state, user, newPayee(state, user, details));
        judgeApproval(callContext(call), user, approval, NEW_PAYEE);
      },
      commit: () => {
        const created = newPayee(state, user, details);
        refuseFull(state, user, created);
        consumeApproval(state, user, approval, NEW_PAYEE);
        const saved = savePayee(callContext(call), user, created);
        return { answer: { data: presentPayee(call, saved) } };
      },
    });
  },

  updatePayee: ({ label }, call) => {
    const { params, state, user } = call;
    const payee = requirePayee(state, user, params.id);
    return { data: presentPayee(call, renamePayee(callContext(call), user, payee, label)) };
  },

  deletePayee: ({ approval }, call) => {
    const { params, state, user } = call;
    const payee = requirePayee(state, user, params.id);
    const context = callContext(call);
    judgeApproval(context, user, approval, FORGET);
    removePayee(context, user, payee);
    return undefined;
  },
};

/** @throws ApiError 404 `payee_not_found` */
function requirePayee(state: SandboxState, user: User, id: string): StoredPayee {
  const payee = payeeOf(state, user.customer_id, id);
  if (!payee) throw paymentError('payee_not_found');
  return payee;
}

/** @throws ApiError 403 `forbidden` for one more than can be saved */
function refuseFull(state: SandboxState, { customer_id }: User, details: NewPayee): void {
  if (isFull(state, customer_id, details))
    throw new ApiError('forbidden', texts.payees_full, { values: { limit: PAYEE_LIMIT } });
}

type Details = Parameters<typeof handlers.createPayee>[0] extends infer Body
  ? Body extends unknown
    ? Omit<Body, 'approval'>
    : never
  : never;

type Asker = Pick<SignedInContext, 'state' | 'user' | 'session'>;

/** What is typed as it is stored. @throws ApiError what a payment to it would be refused with */
function newPayee(state: SandboxState, user: User, details: Details): NewPayee {
  const { label } = details;
  if (details.kind === 'address') {
    const { outside } = addressDestination(state, user, details.asset, details);
    if (outside?.kind !== 'address') throw paymentError('address_invalid');
    const { asset, network, address, memo } = outside;
    return { kind: 'address', label, asset, network, address, memo, beneficiary: null };
  }
  const { outside } = bankDestination(state, user, details);
  if (outside?.kind !== 'bank') throw paymentError('account_number_invalid');
  const { bank_code, account_number, account_name } = outside;
  return { kind: 'bank', label, bank_code, account_number, account_name };
}

function presentPayee({ state, user, session }: Asker, payee: StoredPayee): Payee {
  const { payee_id, label, created_at, last_used_at } = payee;
  const { customer_id } = user;
  const recipient = { party_id: null, outside: payee };
  const [lastToEnd] = restrictionsOn(state, customer_id, session.device_id, recipient);
  const saved = {
    payee_id,
    label,
    created_at,
    usable_from: lastToEnd ? iso(lastToEnd.until) : null,
    last_used_at,
  };
  if (payee.kind === 'address') {
    const { kind, asset, network, address, memo } = payee;
    return { ...saved, kind, asset, network, address, memo };
  }
  const { kind, bank_code, account_number, account_name } = payee;
  return {
    ...saved,
    kind,
    bank_code,
    bank_name: bankByCode(bank_code)?.name ?? bank_code,
    account_number,
    account_name,
  };
}

export const payeesFeature: Feature<'payees'> = {
  handlers,
  texts,
  slices: [payeesSlice, removedPayeesSlice],
};
