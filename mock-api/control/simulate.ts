import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { ApiError } from '../server/api-error.ts';
import { implement } from '../server/implement.ts';
import { now } from '../core/clock.ts';
import { deliverDueReplies, conversationsOf, isClosed } from '../features/support/conversations.ts';
import { closeSessionsOf } from '../features/session/sessions.ts';
import { ours } from './control-schemas.ts';
import { email, personOf } from './resolve-user.ts';

const answer = endpoint({
  ...ours,
  method: 'POST',
  path: '/__mock/support-answers',
  body: z.object({ email }),
  reply: z.object({ conversation_id: z.string() }),
});

const revoke = endpoint({
  ...ours,
  method: 'POST',
  path: '/__mock/revoked-sessions',
  body: z.object({ email }),
  reply: z.object({ email: z.string() }),
});

/** What other people do: support that answers, somebody at another device who ends sessions. */
export function serveOtherPeople(app: MockApp): void {
  // Support answers in the newest conversation, without waiting for its time.
  implement(
    app,
    answer,
    ({ email: to }, { state }) => {
      const { customer_id } = personOf(state, to);
      const newest = conversationsOf(state, customer_id).findLast((one) => !isClosed(state, one));
      if (!newest) throw new ApiError(404, 'not_found', { text: 'There is no conversation to answer in.' });
      newest.answer_at = now(state);
      deliverDueReplies(state, customer_id);
      return { conversation_id: newest.id };
    },
    { status: 201, control: true },
  );

  // As if somebody had ended them from another device.
  implement(
    app,
    revoke,
    ({ email: to }, { state }) => {
      const user = personOf(state, to);
      closeSessionsOf(state, user);
      return { email: user.email };
    },
    { status: 201, control: true },
  );
}
