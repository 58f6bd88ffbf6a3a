import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, local } from '#src/api/storage.ts';
import { gatherWork, takeWork } from '#src/stores/session/session-recovery.ts';
import { $drafts, draftOf, keepDraft, moveDraft } from '#src/stores/support/message-drafts.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { QUEUE_LIMIT, changeQueue, readQueue } from '#src/stores/support/outbox-storage.ts';
import { isSomethingWaiting } from '#src/stores/support/has-queued-messages.ts';
import { sized } from '../tier.ts';
import { BrowserStorage } from './browser-storage.ts';
import { opening, writing } from './support-page.ts';

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

const keep = (items: unknown) => local.write('supportQueue', JSON.stringify({ owner: 'CUS_1', items }));

test('a draft is its place’s own, outlives the document, and moves with its conversation', () => {
  keepDraft('cnv_1', 'Hello\nthere');
  keepDraft('new', 'Another');
  $drafts.set({});
  expect([draftOf('cnv_1'), draftOf('new'), draftOf('cnv_2')]).toEqual(['Hello\nthere', 'Another', '']);
  moveDraft('new', 'cnv_2');
  $drafts.set({});
  expect([draftOf('new'), draftOf('cnv_2')]).toEqual(['', 'Another']);
  keepDraft('cnv_2', '');
  keepDraft('cnv_1', '');
  expect(tab.keys()).toEqual([]);
});

test('what is far too long is shown while it is typed and written nowhere', () => {
  keepDraft('new', 'x'.repeat(10_001));
  expect(draftOf('new')).toHaveLength(10_001);
  expect(tab.keys()).toEqual([]);
});

test('drafts and what waits go with a logout; over a session that ran out the same person has them again', () => {
  const waiting = [{ ...opening(1), at: 1 }];
  const write = () => {
    keepDraft('cnv_1', 'Half a sentence');
    changeQueue(() => waiting);
  };
  write();
  forgetSession();
  expect([...tab.keys(), ...kept.keys()]).toEqual([]);
  write();
  const keep = gatherWork('CUS_1');
  forgetSession();
  keep();
  expect(takeWork('CUS_1')).toMatchObject({ path: '/w/send?panel=chat' });
  $drafts.set({});
  expect(draftOf('cnv_1')).toBe('Half a sentence');
  expect(readQueue()).toEqual(waiting);
});

test('somebody else gets nothing of it', () => {
  changeQueue(() => [{ ...opening(1), at: 1 }]);
  const keep = gatherWork('CUS_1');
  forgetSession();
  keep();
  expect(takeWork('CUS_2')).toBeNull();
  expect(isSomethingWaiting()).toBe(false);
});

test('what waits is seen by who wrote it, and gone as soon as somebody else is here', () => {
  const waiting = [{ ...opening(1), at: 1 }];
  changeQueue(() => waiting);
  for (const unknown of [null, { username: 'tobi' }]) {
    $auth.setKey('user', unknown);
    expect(readQueue()).toEqual([]);
  }
  signIn('CUS_1');
  expect(readQueue()).toEqual(waiting);
  signIn('CUS_2');
  expect(readQueue()).toEqual([]);
  expect(kept.keys()).toEqual([]);
  signIn('CUS_1');
  expect(readQueue()).toEqual([]);
});

test('nobody writes for a person who is not known', () => {
  $auth.setKey('user', null);
  changeQueue(() => [{ ...opening(1), at: 1 }]);
  expect(kept.keys()).toEqual([]);
});

test('whatever lies there, what is read of it can be sent', () => {
  const good = { ...writing('cnv_1', 1), at: 1 };
  keep([good, good, { ...good, text: '' }, null, 5]);
  expect(readQueue()).toEqual([good]);
  const many = Array.from({ length: 40 }, (_, last) => ({ ...writing('cnv_1', last), at: last }));
  keep(many);
  expect(readQueue()).toHaveLength(QUEUE_LIMIT);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      local.write('supportQueue', text);
      for (const one of readQueue()) expect(one.text.length).toBeGreaterThan(0);
    }),
    { numRuns: sized(200, 1000) },
  );
});
