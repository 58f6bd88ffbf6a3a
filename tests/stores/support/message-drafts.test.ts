import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearSessionData, local } from '#src/api/storage.ts';
import { captureRecovery, restoreRecovery } from '#src/stores/session/session-recovery.ts';
import { $drafts, draftOf, saveDraft, moveDraft } from '#src/stores/support/message-drafts.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { QUEUE_LIMIT, readOutbox, storeMessage } from '#src/stores/support/outbox-storage.ts';
import { hasQueuedMessages } from '#src/stores/support/has-queued-messages.ts';
import { sized } from '../../tier.ts';
import { BrowserStorage } from '../browser-storage.ts';
import { opening, uuid, writing } from './support-page.ts';

let tab: BrowserStorage;
let kept: BrowserStorage;
const signIn = (customer_id: string) => $auth.setKey('user', { customer_id });
beforeEach(() => {
  tab = new BrowserStorage();
  kept = new BrowserStorage();
  vi.stubGlobal('localStorage', kept);
  signIn('CUS_1');
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('location', { pathname: '/w/send', search: '?panel=chat' });
  $drafts.set({});
});

/** Writes what lies in the storage, whatever it is. */
const plant = (last: number, text: string) => local.write(`supportMessage:${uuid(last)}`, text);
const plantMessage = (last: number, message: object) =>
  plant(last, JSON.stringify({ owner: 'CUS_1', ...message }));
const messages = () => readOutbox().map(({ at, ...message }) => (expect(at).toBeGreaterThan(0), message));

test('a draft is its place’s own, outlives the document, and moves with its conversation', () => {
  saveDraft('cnv_1', 'Hello\nthere');
  saveDraft('new', 'Another');
  $drafts.set({});
  expect([draftOf('cnv_1'), draftOf('new'), draftOf('cnv_2')]).toEqual(['Hello\nthere', 'Another', '']);
  moveDraft('new', 'cnv_2');
  $drafts.set({});
  expect([draftOf('new'), draftOf('cnv_2')]).toEqual(['', 'Another']);
  saveDraft('cnv_2', '');
  saveDraft('cnv_1', '');
  expect(tab.keys()).toEqual([]);
});

test('what is far too long is shown while it is typed and written nowhere', () => {
  saveDraft('new', 'x'.repeat(10_001));
  expect(draftOf('new')).toHaveLength(10_001);
  expect(tab.keys()).toEqual([]);
});

test('drafts and what waits go with a logout; over a session that ran out the same person has them again', () => {
  const write = () => {
    saveDraft('cnv_1', 'Half a sentence');
    storeMessage(opening(1));
  };
  write();
  clearSessionData();
  expect([...tab.keys(), ...kept.keys()]).toEqual([]);
  write();
  const keep = captureRecovery('CUS_1');
  clearSessionData();
  keep();
  expect(restoreRecovery('CUS_1')).toMatchObject({ path: '/w/send?panel=chat' });
  $drafts.set({});
  expect(draftOf('cnv_1')).toBe('Half a sentence');
  expect(messages()).toEqual([opening(1)]);
});

test('somebody else gets nothing of it', () => {
  storeMessage(opening(1));
  const keep = captureRecovery('CUS_1');
  clearSessionData();
  keep();
  expect(restoreRecovery('CUS_2')).toBeNull();
  expect(hasQueuedMessages()).toBe(false);
});

test('what waits is seen by who wrote it, and gone as soon as somebody else is here', () => {
  storeMessage(opening(1));
  for (const unknown of [null, { username: 'tobi' }]) {
    $auth.setKey('user', unknown);
    expect(readOutbox()).toEqual([]);
  }
  signIn('CUS_1');
  expect(messages()).toEqual([opening(1)]);
  signIn('CUS_2');
  expect(readOutbox()).toEqual([]);
  expect(kept.keys()).toEqual([]);
  signIn('CUS_1');
  expect(readOutbox()).toEqual([]);
});

test('nobody writes for a person who is not known', () => {
  $auth.setKey('user', null);
  storeMessage(opening(1));
  expect(kept.keys()).toEqual([]);
});

test('whatever lies there, what is read of it can be sent', () => {
  plantMessage(1, { ...writing('cnv_1', 1), at: 1 });
  plantMessage(2, { ...writing('cnv_1', 2), text: '', at: 1 });
  // Under the key of another one.
  plantMessage(3, { ...writing('cnv_1', 1), at: 1 });
  for (const [index, text] of ['null', '5', '"text"', 'no JSON'].entries()) plant(4 + index, text);
  expect(messages()).toEqual([writing('cnv_1', 1)]);
  for (let last = 0; last < 40; last += 1) plantMessage(last, { ...writing('cnv_1', last), at: last });
  expect(readOutbox()).toHaveLength(QUEUE_LIMIT);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      plant(50, text);
      for (const one of readOutbox()) expect(one.text.length).toBeGreaterThan(0);
    }),
    { numRuns: sized(200, 1000) },
  );
});
