import { afterEach, expect, test } from 'vitest';
import { getTransaction } from '#contract/transactions.ts';
import { CANCEL, NOTE, ONE, openTransactions, toTron } from './transactions-page.ts';
import { eventually } from '../../eventually.ts';

let page: Awaited<ReturnType<typeof openTransactions>>;
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  page.closeAll();
});

async function openDetail(id: string) {
  const detail = page.details.transactionDetail(id);
  stop = detail.$transaction.listen(() => undefined);
  const shown = () => detail.$transaction.get().data;
  await eventually(async () => expect((await page.mock.journal(ONE)).length).toBeGreaterThan(0));
  await eventually(() => expect(detail.$transaction.get().loading).toBe(false));
  return { ...detail, shown };
}
const savedNote = async (id: string) => (await page.mock.call(getTransaction, { params: { id } })).data.note;

test('a note is shown at once, then saved, in the list too', async () => {
  page = await openTransactions();
  const list = await page.openList();
  const { id } = list.items()[0]!;
  const { saveNote, shown } = await openDetail(id);
  const saving = saveNote('  for Ada ');
  expect(shown()?.note).toBe('for Ada');
  await saving;
  expect(await savedNote(id)).toBe('for Ada');
  expect(list.items()[0]?.note).toBe('for Ada');
  await saveNote('');
  expect(await savedNote(id)).toBeNull();
});

test('a note that is refused goes back to what it was', async () => {
  page = await openTransactions();
  const list = await page.openList();
  const { id } = list.items()[0]!;
  const { saveNote, shown } = await openDetail(id);
  await saveNote('first');
  await page.mock.fault(NOTE, { type: 'status', status: 422 });
  const saving = saveNote('second');
  expect(shown()?.note).toBe('second');
  await expect(saving).rejects.toMatchObject({ status: 422 });
  expect(shown()?.note).toBe('first');
});

test('a payment is cancelled while it can be, and its row with it', async () => {
  page = await openTransactions();
  const paid = await page.pay(toTron('20'));
  const list = await page.openList();
  const { cancel, shown } = await openDetail(paid.id);
  expect(shown()?.can.cancel).toBe(true);
  await cancel();
  expect(shown()).toMatchObject({ status: 'cancelled', can: { cancel: false } });
  expect(list.statusOf(paid.id)).toBe('cancelled');
});

test('a cancellation whose answer is lost is looked up, and is sent once', async () => {
  page = await openTransactions();
  const paid = await page.pay(toTron('20'));
  const { cancel, shown } = await openDetail(paid.id);
  await page.mock.fault(CANCEL, { type: 'reset' }, { stage: 'post', times: 1 });
  await cancel();
  expect(shown()?.status).toBe('cancelled');
  expect(await page.mock.journal(CANCEL)).toHaveLength(1);
});

test('one that comes too late is refused, and the detail shows how far the payment is', async () => {
  page = await openTransactions();
  const paid = await page.pay(toTron('20'));
  const { cancel, shown } = await openDetail(paid.id);
  await page.happen(paid.id, 'broadcast');
  await expect(cancel()).rejects.toMatchObject({ code: 'already_final' });
  await eventually(() => expect(shown()).toMatchObject({ status: 'confirming', can: { cancel: false } }));
});

test('an open detail follows the events of the server', async () => {
  page = await openTransactions();
  const paid = await page.pay(toTron('20'));
  const { shown } = await openDetail(paid.id);
  await page.listen();
  await page.happen(paid.id, 'broadcast');
  await eventually(() => expect(shown()?.status).toBe('confirming'));
  expect(shown()?.timeline.map(({ status }) => status)).toEqual(['processing', 'confirming']);
});
