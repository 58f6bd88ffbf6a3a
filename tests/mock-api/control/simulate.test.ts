import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { hear, names, openStream, secondSession, signedIn } from '../market/stream-listener.ts';
import { Visitor } from '../visitor.ts';

let app: Mock;
let tobi: Visitor;
beforeEach(async () => {
  ({ app, tobi } = await signedIn());
});

const question = {
  client_id: '0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b10',
  subject: 'My deposit',
  text: 'Where is it?',
  context: { route: '/w' },
};

test('support answers when it is told to, once, and the person hears of it', async () => {
  expect(await tobi.control('POST', '/support-answers', {})).toMatchObject({
    status: 404,
    body: { message: 'There is no conversation to answer in.' },
  });
  await tobi.post('/support/conversations', question);
  const stream = await openStream(tobi);
  const { status, body } = await tobi.control('POST', '/support-answers', {});
  expect(status).toBe(201);
  expect(names(await hear(stream, 2))).toEqual(['support', 'notification']);
  const said = async () => {
    const { body: told } = await tobi.get(`/support/conversations/${String(body.conversation_id)}/messages`);
    return (told.data as { items: { from: string }[] }).items.map(({ from }) => from);
  };
  expect(await said()).toEqual(['system', 'customer', 'agent']);
  // Its time comes, and there is nothing to answer any more.
  await tobi.control('POST', '/clock/advance', { ms: 60_000 });
  expect(await said()).toEqual(['system', 'customer', 'agent']);
  await stream.leave();
});

test('every session of a person ends, and each is told why', async () => {
  const other = await secondSession(app);
  const stranger = new Visitor(app);
  await stranger.become('many');
  const streams = [await openStream(tobi), await openStream(other)];
  const email = 'tobi@example.com';
  expect(await tobi.control('POST', '/revoked-sessions', { email })).toMatchObject({
    status: 201,
    body: { email },
  });
  for (const stream of streams)
    expect(await hear(stream, 1)).toMatchObject([{ event: 'session_revoked', data: { reason: 'revoked' } }]);
  expect((await tobi.get('/auth/session')).status).toBe(401);
  expect((await stranger.get('/auth/session')).status).toBe(200);
  expect((await tobi.control('POST', '/revoked-sessions', { email: 'x@example.com' })).status).toBe(404);
});
