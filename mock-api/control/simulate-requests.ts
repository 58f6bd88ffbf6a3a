import * as z from 'zod/mini';
import { assetIds } from '#contract/assets.ts';
import { amount } from '#contract/money-schema.ts';
import { paymentRequest } from '#contract/payment-requests.ts';
import { bareUsername } from '#contract/text/ascii-field.ts';
import { jobContext } from '../core/sandbox.ts';
import {
  closeRequest,
  presentRequest,
  requireRequest,
  askForMoney,
} from '../features/payment-requests/payment-requests.ts';
import { partyById, partyByUsername, userParty } from '../features/users/parties.ts';
import { ApiError } from '../server/api-error.ts';
import type { MockApp } from '../server/hono-env.ts';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import { email, resolveUser } from './resolve-user.ts';
import { requireScale } from './simulate-money.ts';

const DAY = 86_400;

const ask = controlEndpoint({
  summary: 'Has somebody ask a user for money.',
  example: { body: { from: 'chinedu', asset: 'ngn', amount: '5000', note: 'Lunch' } },
  method: 'POST',
  path: '/__mock/simulate/requests',
  status: 201,
  body: z.strictObject({
    /** A username of the sandbox or of the directory. */
    from: z.string(),
    email,
    asset: z._default(z.enum(assetIds), 'ngn'),
    amount,
    note: z._default(z.nullable(z.string().check(z.maxLength(140))), null),
  }),
  reply: paymentRequest,
});

const decline = controlEndpoint({
  summary: 'Has the person who is asked decline a request.',
  example: { params: { id: 'req_1' } },
  method: 'PUT',
  path: '/__mock/simulate/requests/{id}/declined',
  reply: paymentRequest,
});

/** What other people do with requests for money. */
export function serveRequests(app: MockApp): void {
  implementControl(app, ask, ({ from, email: to, ...terms }, { state, sandbox }) => {
    requireScale(terms);
    const asked = resolveUser(state, to);
    const asker = partyByUsername(state, bareUsername(from));
    if (!asker) throw new ApiError('not_found', { text: `Nobody "${from}" can ask.` });
    const details = { ...terms, to: userParty(asked), expires_in: 7 * DAY };
    return presentRequest(state, asked.customer_id, askForMoney(jobContext(sandbox), asker, details));
  });

  implementControl(app, decline, (_body, { c, state, sandbox }) => {
    const request = Object.values(state.paymentRequests).find(
      ({ request_id }) => request_id === c.req.param('id'),
    );
    const asked = partyById(state, request?.to ?? '');
    if (!request || !asked) throw new ApiError('not_found', { text: 'No such request asks one person.' });
    closeRequest(jobContext(sandbox), asked, requireRequest(state, asked.id, request.request_id), 'declined');
    return presentRequest(state, request.from, request);
  });
}
