import { beforeEach, expect, test, vi } from 'vitest';
import { clearSessionData, local } from '#src/api/storage.ts';
import { $auth, checkStatus, startSession } from '#src/stores/session/auth.ts';
import { captureRecovery, restoreRecovery } from '#src/stores/session/session-recovery.ts';
import { choosePerson } from '#src/stores/transfers/recipient-choice.ts';
import {
  rememberAsset,
  rememberedAsset,
  REMEMBERED_PEOPLE,
} from '#src/stores/transfers/remembered-assets.ts';
import { $sendDraft, clearSendDraft } from '#src/stores/transfers/send-draft.ts';
import { newDocument } from '../new-document.ts';

const customer = () => $auth.get().user?.customer_id ?? '';
const become = (customer_id: string) => $auth.setKey('user', { ...$auth.get().user, customer_id });
const person = (username: string) => ({ username, name: username, avatar_url: null, sent_count: 0 });
const proposed = (username: string) => {
  clearSendDraft();
  choosePerson(person(username));
  return $sendDraft.get().asset;
};

beforeEach(async () => {
  const { mock } = newDocument();
  vi.stubGlobal('location', { pathname: '/w/send', search: '', protocol: 'http:' });
  await mock.signIn('complete');
  await checkStatus();
});

test('the next payment to somebody begins with what was chosen for them; everybody else’s with naira', () => {
  expect(proposed('amina')).toBe('ngn');
  rememberAsset('amina', 'usdt');
  rememberAsset('kwame', 'btc');
  expect([proposed('amina'), proposed('kwame'), proposed('chinedu')]).toEqual(['usdt', 'btc', 'ngn']);
  rememberAsset('amina', 'ngn');
  expect(proposed('amina')).toBe('ngn');
});

test('what another customer chose in this browser is not known to this one', () => {
  const own = customer();
  rememberAsset('amina', 'usdt');
  become('CUS_somebody');
  expect(rememberedAsset('amina')).toBeNull();
  rememberAsset('kwame', 'btc');
  become(own);
  expect([rememberedAsset('amina'), rememberedAsset('kwame')]).toEqual([null, null]);
});

test('only the people are kept that something was chosen for last', () => {
  for (let count = 0; count <= REMEMBERED_PEOPLE; count += 1) rememberAsset(`p${count}`, 'usdt');
  expect(rememberedAsset('p0')).toBeNull();
  expect(rememberedAsset('p1')).toBe('usdt');
  expect((JSON.parse(local.read('sendAssets') ?? '{}') as { people: unknown[] }).people).toHaveLength(
    REMEMBERED_PEOPLE,
  );
});

test('the end of the session forgets it; a session that expired brings it back for the same person', () => {
  const own = customer();
  rememberAsset('amina', 'usdt');
  const save = captureRecovery(own);
  clearSessionData();
  expect(rememberedAsset('amina')).toBeNull();
  save();
  startSession();
  restoreRecovery(own);
  become(own);
  expect(rememberedAsset('amina')).toBe('usdt');
});

test.each(['', 'null', '[]', '{"owner":"x"}', '{"people":[["amina","usdt"]]}'])(
  'anything else under its key counts as nothing: %s',
  (text) => {
    local.write('sendAssets', text);
    expect(rememberedAsset('amina')).toBeNull();
    rememberAsset('amina', 'usdt');
    expect(rememberedAsset('amina')).toBe('usdt');
  },
);
