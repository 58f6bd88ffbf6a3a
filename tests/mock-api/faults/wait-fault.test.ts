import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, PASSED, Visitor } from '../visitor.ts';

const OP = 'POST /auth/signup/request-code';
const SANDBOX = 's-wait';
let app: Mock;
let admin: Visitor;
let ann: Visitor;
beforeEach(async () => {
  app = emptyMock();
  admin = new Visitor(app);
  await admin.control('POST', '/sandboxes', { id: SANDBOX });
  ann = new Visitor(app, { 'x-mock-sandbox': SANDBOX });
});

async function setWait(more: object = {}): Promise<string> {
  const { status, body } = await ann.control('POST', '/faults', {
    op: OP,
    effect: { type: 'wait' },
    ...more,
  });
  expect(status).toBe(201);
  return String(body.id);
}

/** A call of Ann's: `answered` says whether its answer has come. */
function signUp(signal?: AbortSignal) {
  const call = { answered: false, status: Promise.resolve(0) };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'ann@example.com', turnstile_token: PASSED });
  call.status = ann
    .send('POST', '/auth/signup/request-code', { body, headers, ...(signal ? { signal } : {}) })
    .then(({ status }) => {
      call.answered = true;
      return status;
    });
  return call;
}

const faults = async () => (await ann.get('/__mock/faults')).body.items;
const arrived = () => expect.poll(faults).toMatchObject([{ hits: 1, waiting: 1 }]);
const mails = async () => ((await ann.get('/__mock/state?path=/mails')).body.value as unknown[]).length;

test.each<[how: string, release: (id: string) => Promise<unknown>]>([
  ['the fault is deleted', (id) => ann.control('DELETE', `/faults/${id}`)],
  ['all faults are deleted', () => ann.control('DELETE', '/faults')],
  ['the faults are reset', () => ann.control('POST', '/reset', { what: 'faults' })],
  ['everything is reset', () => ann.control('POST', '/reset')],
  ['a patch takes it away', () => patchFaults()],
  ['a state without it is restored', () => ann.control('POST', '/snapshots/before/restore')],
  ['the sandbox is deleted', () => admin.control('DELETE', `/sandboxes/${SANDBOX}`)],
  ['the sandbox begins anew', () => admin.control('POST', '/sandboxes', { id: SANDBOX })],
])('a call waits, and is answered as ever when %s', async (_how, release) => {
  await ann.control('POST', '/snapshots/before');
  const id = await setWait();
  const call = signUp();
  await arrived();
  expect([call.answered, await mails()]).toEqual([false, 0]);
  await release(id);
  expect(await call.status).toBe(200);
});

const patchFaults = () =>
  ann.send('PATCH', '/__mock/state', {
    headers: { 'x-mock-control': '1', 'content-type': 'application/json' },
    body: JSON.stringify([{ op: 'replace', path: '/faults', value: [] }]),
  });

test('with the stage post the work is done first, and the answer waits', async () => {
  const id = await setWait({ stage: 'post' });
  const call = signUp();
  await arrived();
  expect([call.answered, await mails()]).toEqual([false, 1]);
  await ann.control('DELETE', `/faults/${id}`);
  expect(await call.status).toBe(200);
  expect(await mails()).toBe(1);
  expect((await ann.get('/__mock/journal')).body.items).toMatchObject([
    { op: OP, status: 200, fault: 'wait' },
  ]);
});

test('a client that goes away is not waited for', async () => {
  await setWait();
  const gone = new AbortController();
  const call = signUp(gone.signal);
  await arrived();
  gone.abort();
  await call.status;
  expect(await faults()).toMatchObject([{ hits: 1, waiting: 0 }]);
  expect(app.sandboxes.find(SANDBOX)?.listeners.size).toBe(0);
});

test('another fault that goes releases nothing; a state that is restored with the fault in it neither', async () => {
  const id = await setWait();
  const other = await ann.control('POST', '/faults', { op: 'ws', effect: { type: 'hang' } });
  const call = signUp();
  await expect.poll(faults).toMatchObject([{ waiting: 1 }, {}]);
  await ann.control('DELETE', `/faults/${String(other.body.id)}`);
  await ann.control('POST', '/snapshots/waiting');
  await ann.control('POST', '/snapshots/waiting/restore');
  expect([call.answered, await faults()]).toMatchObject([false, [{ id, waiting: 1 }]]);
  await ann.control('DELETE', `/faults/${id}`);
  expect(await call.status).toBe(200);
});

test('only as many calls wait as it says, after those it lets pass', async () => {
  const id = await setWait({ after: 1, times: 1 });
  expect(await signUp().status).toBe(200);
  const second = signUp();
  await arrived();
  expect(await signUp().status).toBe(429);
  expect(second.answered).toBe(false);
  await ann.control('DELETE', `/faults/${id}`);
  await second.status;
});
