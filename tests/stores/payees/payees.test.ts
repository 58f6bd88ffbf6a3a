import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as contract from '#contract/payees.ts';
import { listNotifications } from '#contract/notifications.ts';
import type * as Payees from '#src/stores/payees/payees.ts';
import type { NewPayee } from '#src/stores/payees/payees.ts';
import type { connectToMock } from '../../in-process.ts';
import { PIN } from '../../mock-api/transfers/payer.ts';
import { newDocument } from '../new-document.ts';
import { eventually } from '../../eventually.ts';

const LIST = 'GET /wallet/payees';
const CREATE = 'POST /wallet/payees';
const RENAME = 'PUT /wallet/payees/{id}';
const REMOVE = 'DELETE /wallet/payees/{id}';
const HOUR = 3_600_000;
const account: NewPayee = { kind: 'bank', label: 'Rent', bank_code: '901', account_number: '0123456784' };
const approval = { pin: PIN };
const wrong = { pin: '190572' };

let mock: ReturnType<typeof connectToMock>;
let store: typeof Payees;
let stop: () => void;
/** The Idempotency-Keys of the requests that left, in their order. */
let keys: (string | null)[];

async function open(persona: Parameters<typeof mock.signIn>[0]): Promise<void> {
  ({ mock } = newDocument());
  keys = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    if (init.method === 'POST' && input.endsWith('/wallet/payees'))
      keys.push(new Headers(init.headers).get('idempotency-key'));
    return send(input, init);
  });
  vi.resetModules();
  store = await import('#src/stores/payees/payees.ts');
  await mock.signIn(persona);
  stop = store.$payees.listen(() => undefined);
  await eventually(() => expect(store.$payees.get().data).not.toBeNull());
}
beforeEach(() => open('complete'));
afterEach(() => stop());

const labels = () => store.$payees.get().data?.items.map(({ label }) => label) ?? [];
const onServer = async () => (await mock.call(contract.listPayees)).data.items;
const savedTimes = async () => {
  const { data } = await mock.call(listNotifications);
  return data.filter(({ title }) => title === 'New payee: Rent').length;
};

test('a payee is saved, shown and told of', async () => {
  expect(await store.createPayee(account, approval)).toMatchObject({
    label: 'Rent',
    bank_name: 'Harbour Bank',
  });
  await eventually(() => expect(labels()).toContain('Rent'));
  expect(await savedTimes()).toBe(1);
  const mail = await mock.control<{ subject: string }>('GET', '/mail/latest?kind=security');
  expect(mail.subject).toBe('New payee: Rent');
});

test('after a refused PIN the same payee is sent under its key, and another one under another', async () => {
  await expect(store.createPayee(account, wrong)).rejects.toMatchObject({ code: 'pin_invalid' });
  await store.createPayee(account, approval);
  await store.createPayee({ ...account, label: 'Rent, new' }, approval);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a payee whose answer is lost is found, and was saved once', async () => {
  await mock.fault(CREATE, { type: 'reset' }, { times: 1, stage: 'post' });
  expect(await store.createPayee(account, approval)).toMatchObject({ label: 'Rent' });
  expect(labels()).toContain('Rent');
  expect(keys).toHaveLength(1);
  expect(await savedTimes()).toBe(1);
});

test('one that can not be asked about is unknown: the same key saves it once', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 50, toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await mock.fault(CREATE, { type: 'reset' }, { times: 1, stage: 'post' });
    await mock.fault(LIST, { type: 'reset' });
    const first = store.createPayee(account, approval);
    const refusal = expect(first).rejects.toMatchObject({ kind: 'outcome-unknown' });
    await vi.advanceTimersByTimeAsync(3000);
    await refusal;
    await mock.clearFaults();
    expect(await store.createPayee(account, approval)).toMatchObject({ label: 'Rent' });
    expect(keys[1]).toBe(keys[0]);
    expect(await savedTimes()).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('one that did not arrive is refused, and can be sent again', async () => {
  await mock.fault(CREATE, { type: 'reset' }, { times: 1 });
  await expect(store.createPayee(account, approval)).rejects.toMatchObject({ kind: 'network' });
  expect(labels()).not.toContain('Rent');
  await store.createPayee(account, approval);
  expect(keys[1]).toBe(keys[0]);
});

test('a new label is shown at once; a refused one goes back, and one whose answer is lost stays', async () => {
  const [first] = await onServer();
  const id = first?.payee_id ?? '';
  await mock.fault(RENAME, { type: 'status', status: 500 }, { times: 1 });
  const refused = store.renamePayee(id, 'Elsewhere');
  expect(labels()).toContain('Elsewhere');
  await expect(refused).rejects.toMatchObject({ status: 500 });
  expect(labels()).toContain(first?.label);
  await mock.fault(RENAME, { type: 'reset' }, { times: 1, stage: 'post' });
  await store.renamePayee(id, 'Savings');
  expect(labels()).toContain('Savings');
  expect((await onServer()).map(({ label }) => label)).toContain('Savings');
});

test('a payee is removed with the right PIN, also where the answer is lost', async () => {
  const before = await onServer();
  const [first, second] = before;
  await expect(store.deletePayee(first?.payee_id ?? '', wrong)).rejects.toMatchObject({
    code: 'pin_invalid',
  });
  expect(labels()).toHaveLength(before.length);
  await store.deletePayee(first?.payee_id ?? '', approval);
  expect(labels()).not.toContain(first?.label);
  await mock.fault(REMOVE, { type: 'reset' }, { times: 1, stage: 'post' });
  await store.deletePayee(second?.payee_id ?? '', approval);
  expect(labels()).not.toContain(second?.label);
  expect(await onServer()).toHaveLength(before.length - 2);
});

test('the end of a restriction is told by the clock of this browser, whatever the server’s shows', async () => {
  stop();
  await open('restricted');
  await mock.control('PUT', '/clock', { mode: 'frozen', at: new Date(Date.now() - 3 * HOUR).toISOString() });
  await store.createPayee(account, approval);
  await eventually(() => expect(labels()).toContain('Rent'));
  const usableAt = store.$payees.get().data?.items[0]?.usableAt ?? 0;
  expect(Math.abs(usableAt - Date.now() - 26 * HOUR)).toBeLessThan(60_000);
});
