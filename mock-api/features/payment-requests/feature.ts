import { jobContext } from '../../core/sandbox.ts';
import type { Feature, Handlers } from '../../server/feature.ts';
import { idempotently } from '../idempotency/idempotent.ts';
import { lookUpParty } from '../look-ups/look-ups.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { userParty } from '../users/parties.ts';
import {
  askForMoney,
  closeRequest,
  expireRequest,
  presentRequest,
  requireRequest,
} from './payment-requests.ts';
import { paymentRequestsSlice } from './state.ts';
import { texts } from './texts.ts';

const handlers: Handlers<'paymentRequests'> = {
  listPaymentRequests: (_body, { query: { box }, state, user: { customer_id } }) => ({
    data: {
      items: Object.values(state.paymentRequests)
        .filter(({ from, to }) => (box === 'out' ? from : to) === customer_id)
        .reverse()
        .map((request) => presentRequest(state, customer_id, request)),
    },
  }),

  getPaymentRequest: (_body, { params, state, user: { customer_id } }) => ({
    data: presentRequest(state, customer_id, requireRequest(state, customer_id, params.id)),
  }),

  createPaymentRequest: (body, call) => {
    const { state, sandbox, user } = call;
    const { asset, amount, to = null, note = null, expires_in } = body;
    return idempotently(call, body, {
      commit: () => {
        const asked = to === null ? null : lookUpParty(state, user, to);
        if (asked === undefined) throw paymentError('recipient_not_found');
        const details = { asset, amount, to: asked, note: note === '' ? null : note, expires_in };
        const request = askForMoney(jobContext(sandbox), userParty(user), details);
        return { answer: { data: presentRequest(state, user.customer_id, request) } };
      },
    });
  },

  closePaymentRequest: ({ status }, { params, state, sandbox, user }) => {
    const request = requireRequest(state, user.customer_id, params.id);
    closeRequest(jobContext(sandbox), userParty(user), request, status);
    return { data: presentRequest(state, user.customer_id, request) };
  },
};

export const paymentRequestsFeature: Feature<'paymentRequests'> = {
  handlers,
  texts,
  slices: [paymentRequestsSlice],
  jobs: { request_expired: expireRequest },
};
