import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasQueuedMessages } from '#src/stores/support/has-queued-messages.ts';
import { OPEN, WRITE, loadStores, openSupport, opening, setNetwork, uuid, writing } from './support-page.ts';
import { eventually } from '../../eventually.ts';

let page: Awaited<ReturnType<typeof openSupport>>;
let stop: () => void;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  page = await openSupport();
  stop = page.outgoing.$outboxMessages.listen(() => undefined);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const states = () => page.outgoing.$outboxMessages.get().map(({ text, state }) => [text, state]);
const settled = (wanted: unknown) => eventually(() => expect(states()).toEqual(wanted));
/** A conversation that is there; its id. */
async function begun(last = 1): Promise<string> {
  page.outbox.send(opening(last));
  await settled([[`Opens ${last}`, 'sent']]);
  const id = page.outgoing.$createdConversations.get()[uuid(last)] ?? '';
  page.outgoing.removeDelivered(id, await page.messages(id));
  return id;
}

test('a message is shown at once, on its way, and there when the API has it', async () => {
  page.outbox.send(opening(1));
  expect(states()).toEqual([['Opens 1', 'sending']]);
  await settled([['Opens 1', 'sent']]);
  const [conversation] = await page.known();
  expect(conversation).toMatchObject({ subject: 'About 1' });
  expect(page.outgoing.$createdConversations.get()).toEqual({ [uuid(1)]: conversation?.id });
  expect(hasQueuedMessages()).toBe(false);
  page.outgoing.removeDelivered(conversation?.id ?? '', await page.messages(conversation?.id ?? ''));
  expect(states()).toEqual([]);
});

test('without a network messages wait, and go in the order in which they were written, each once', async () => {
  const id = await begun();
  setNetwork(false);
  for (const last of [2, 3]) page.outbox.send(writing(id, last));
  page.outbox.send(opening(4));
  page.outbox.send(writing(uuid(4), 5));
  expect(states().map(([, state]) => state)).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page.mock.journal(WRITE)).toEqual([]);
  expect(await page.said(id)).toEqual(['Opens 1']);

  setNetwork(true);
  await eventually(() => expect(states().map(([, state]) => state)).toEqual(Array(4).fill('sent')));
  expect(await page.said(id)).toEqual(['Opens 1', 'Text 2', 'Text 3']);
  // What was written into a conversation before it was there followed it.
  const other = page.outgoing.$createdConversations.get()[uuid(4)] ?? '';
  expect(await page.said(other)).toEqual(['Opens 4', 'Text 5']);
  const sent = [...(await page.mock.journal(OPEN)), ...(await page.mock.journal(WRITE))];
  expect(sent).toHaveLength(5);
});

test('a network that goes while a message is on its way lets it wait, not fail', async () => {
  const id = await begun();
  await page.fault(WRITE, { type: 'reset' }, { times: 1 });
  vi.stubGlobal('navigator', { onLine: false });
  page.outbox.send(writing(id, 2));
  await settled([['Text 2', 'waiting']]);
  setNetwork(false);
  setNetwork(true);
  await settled([['Text 2', 'sent']]);
});

test('20 wait at most: the next one is not taken, and nothing is lost', () => {
  setNetwork(false);
  const taken = Array.from({ length: 21 }, (_, index) => page.outbox.send(writing('cnv_1', index)));
  expect(taken).toEqual([...Array<null>(20).fill(null), 'full']);
  expect(states()).toHaveLength(20);
});

test('what waits outlives a reload, with the ids that it had', async () => {
  const id = await begun();
  setNetwork(false);
  page.outbox.send(writing(id, 2));
  stop();
  const next = await loadStores();
  await next.auth.checkStatus();
  expect(next.queue.readOutbox()).toHaveLength(1);
  next.outbox.flushOutbox();
  await eventually(() =>
    expect(next.outgoing.$outboxMessages.get().map(({ state }) => state)).toEqual(['sent']),
  );
  const [written] = await page.mock.journal(WRITE);
  expect(written?.body).toEqual({ client_id: uuid(2), text: 'Text 2' });
});

test('a logout takes what waits away, from storage and from sight, and it is never sent', async () => {
  const id = await begun();
  setNetwork(false);
  page.outbox.send(writing(id, 2));
  page.drafts.saveDraft(id, 'And another thing');
  expect(page.tab.keys()).toHaveLength(1);
  expect(page.kept.keys()).toContain(`supportMessage:${uuid(2)}`);
  await page.auth.logout();
  expect(states()).toEqual([]);
  expect([...page.tab.keys(), ...page.kept.keys()]).toEqual([]);
  await page.mock.signIn('many');
  setNetwork(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page.mock.journal(WRITE)).toEqual([]);
});

test('somebody who logs out while a message is on its way leaves nothing of it', async () => {
  const id = await begun();
  await page.fault(WRITE, { type: 'status', status: 500 });
  page.outbox.send(writing(id, 2));
  await eventually(async () => expect(await page.mock.journal(WRITE)).toHaveLength(1));
  await page.auth.logout();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page.mock.journal(WRITE)).toHaveLength(1);
  expect(states()).toEqual([]);
});

test('a session that ran out lets it wait, and whoever watches over it is told', async () => {
  const { $authError } = await import('#src/stores/errors/auth-error.ts');
  const id = await begun();
  await page.fault(WRITE, { type: 'status', status: 401 });
  page.outbox.send(writing(id, 2));
  await settled([['Text 2', 'waiting']]);
  expect($authError.get()).toMatchObject({ status: 401 });
  expect(page.queue.readOutbox()).toHaveLength(1);
});

test('what the conversation has is not sent again, whatever became of its answer', async () => {
  const id = await begun();
  await page.fault(WRITE, { type: 'reset' }, { stage: 'post' });
  page.outbox.send(writing(id, 2));
  await eventually(async () => expect(await page.mock.journal(WRITE)).toHaveLength(1));
  page.outgoing.removeDelivered(id, await page.messages(id));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page.mock.journal(WRITE)).toHaveLength(1);
  expect(states()).toEqual([]);
});

test('what waits is not sent in the name of somebody who signed in elsewhere', async () => {
  const { detachUser } = await import('#src/stores/session/wallet-session.ts');
  await page.fault(OPEN, { type: 'status', status: 503 }, { times: 1 });
  page.outbox.send(opening(1));
  await eventually(async () => expect(await page.mock.journal(OPEN)).toHaveLength(1));
  await page.mock.signIn('unicode');
  const theirs = (await page.known()).length;
  detachUser();
  await vi.advanceTimersByTimeAsync(60_000);
  setNetwork(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await page.mock.journal(OPEN)).toHaveLength(1);
  expect(await page.known()).toHaveLength(theirs);
  expect(states()).toEqual([]);
  // The next document finds whose it is.
  expect(page.kept.keys()).toContain(`supportMessage:${uuid(1)}`);
});

test('what is written before anybody knows by whom stays with its writer, who is asked for', async () => {
  page.auth.$auth.setKey('user', { username: 'tobi' });
  expect(page.outbox.send(opening(1))).toBe('unknown');
  expect(states()).toEqual([]);
  expect(hasQueuedMessages()).toBe(false);
  await eventually(() => expect(page.auth.$auth.get().user?.customer_id).toBeTruthy());
  expect(page.outbox.send(opening(1))).toBeNull();
  await settled([['Opens 1', 'sent']]);
});
