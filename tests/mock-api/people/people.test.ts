import { expect, test } from 'vitest';
import type { PublicProfile } from '#contract/people.ts';
import { Payer, toChinedu } from '../transfers/payer.ts';

const seen = async (by: Payer, username: string) =>
  (await by.get(`/users/${username}`)).body.data as PublicProfile;

test('a person is shown with what was sent to them', async () => {
  const tobi = await Payer.create();
  const before = await seen(tobi, 'chinedu');
  expect(before).toMatchObject({ username: 'chinedu', name: 'Chinedu Obi', avatar_url: null });
  const { created_at } = await tobi.paid(toChinedu('5'));
  expect(await seen(tobi, 'chinedu')).toMatchObject({
    sent_count: before.sent_count + 1,
    last_sent_at: created_at,
  });
});

test('a block keeps money from going either way, and each sees who has blocked', async () => {
  const nneka = await Payer.create('payer');
  const samuel = await Payer.create('payee', nneka.app);
  const to = (username: string) => ({ ...toChinedu('100'), to: { username } });
  const quote = await samuel.quote(to('nnekaobi'));
  await nneka.write('PUT', '/users/samuelade/block', undefined);
  expect((await seen(nneka, 'samuelade')).blocked).toBe('by_me');
  expect((await seen(samuel, 'nnekaobi')).blocked).toBe('by_them');
  for (const [who, username] of [
    [nneka, 'samuelade'],
    [samuel, 'nnekaobi'],
  ] as const)
    expect((await who.post('/wallet/quotes', to(username))).body.code).toBe('recipient_blocked');
  // Neither does a quote from before the block lead past it.
  expect((await samuel.pay(quote)).body.code).toBe('recipient_blocked');
  // The other side can't lift it.
  await samuel.write('DELETE', '/users/nnekaobi/block', undefined);
  expect((await seen(samuel, 'nnekaobi')).blocked).toBe('by_them');
  await nneka.write('DELETE', '/users/samuelade/block', undefined);
  expect((await samuel.pay(await samuel.quote(to('nnekaobi')))).status).toBe(201);
});

test('a username is the same in capitals and in full width, and never by a letter that only looks like its own', async () => {
  const samuel = await Payer.create('payee');
  const codeOf = async (username: string) =>
    (await samuel.post('/wallet/quotes', { ...toChinedu('100'), to: { username } })).body.code;
  const asChinedu = await codeOf('chinedu');
  for (const same of ['Chinedu', '@chinedu', '＠ｃｈｉｎｅｄｕ']) expect(await codeOf(same)).toBe(asChinedu);
  for (const like of ['сhinedu', 'chınedu', 'CHİNEDU', 'ℭhinedu'])
    expect(await codeOf(like)).toBe('recipient_not_found');
  expect((await samuel.get(`/users/${encodeURIComponent('＠Ｃhinedu')}`)).status).toBe(200);
  // The Kelvin sign, whose lower case is a k.
  expect((await samuel.get('/users/kwame')).status).toBe(200);
  expect((await samuel.get(`/users/${encodeURIComponent('\u212awame')}`)).status).toBe(404);
});
