import * as z from 'zod/mini';
import { controlEndpoint, implementControl } from './control-endpoint.ts';
import type { MockApp } from '../server/hono-env.ts';
import { ApiError } from '../server/api-error.ts';
import { conversationsOf, isClosed, replyNow } from '../features/support/conversations.ts';
import { closeSessionsOf } from '../features/session/sessions.ts';
import { email, resolveUser } from './resolve-user.ts';

const answer = controlEndpoint({
  summary: "Lets support answer in a user's newest conversation, without waiting for its time.",
  example: { body: { email: 'ada@example.com' } },
  method: 'POST',
  path: '/__mock/support-answers',
  status: 201,
  body: z.strictObject({ email }),
  reply: z.object({ conversation_id: z.string() }),
});

const revoke = controlEndpoint({
  summary: "Ends a user's sessions, as from another device.",
  example: { body: { email: 'ada@example.com' } },
  method: 'POST',
  path: '/__mock/revoked-sessions',
  status: 201,
  body: z.strictObject({ email }),
  reply: z.object({ email: z.string() }),
});

/** What other people do: support that answers, somebody at another device who ends sessions. */
export function serveOtherPeople(app: MockApp): void {
  // Support answers in the newest conversation, without waiting for its time.
  implementControl(app, answer, ({ email: to }, { state }) => {
    const { customer_id } = resolveUser(state, to);
    const newest = conversationsOf(state, customer_id).findLast((one) => !isClosed(state, one));
    if (!newest) throw new ApiError('not_found', { text: 'There is no conversation to answer in.' });
    replyNow(state, newest);
    return { conversation_id: newest.id };
  });

  // As if somebody had ended them from another device.
  implementControl(app, revoke, ({ email: to }, { state }) => {
    const user = resolveUser(state, to);
    closeSessionsOf(state, user);
    return { email: user.email };
  });
}
