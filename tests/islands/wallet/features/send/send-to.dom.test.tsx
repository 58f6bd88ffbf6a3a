import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import * as people from '#contract/people.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { buttonIn, expectText, main, pass, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { field, openTo, path, tab } from './send-screen.ts';
import { savedDraft } from './send-steps.tsx';

const { send, walletSearch, wallet } = messages('en');
const en = send.to;

for (const locale of locales) {
  // requirement: 2.117
  test(`in ${locale}: a recent person is resolved and paid, in naira, with one press`, async () => {
    const { user } = await openTo({ persona: 'complete', locale });
    await user.click(await screen.findByRole('option', { name: /@amina/ }));
    await expect.poll(path).toContain('step=amount');
    expect(savedDraft()).toMatchObject({
      mode: 'people',
      recipient: { kind: 'user', username: 'amina', name: 'Amina Bello', sent_count: 1 },
      asset: 'ngn',
      network: null,
    });
  });
}

test('the exact username is looked up and shown before it is paid; Enter goes on', async () => {
  const { user } = await openTo({ persona: 'complete' });
  await user.type(field(), 'kwame');
  await pass(300);
  await expectText(main).toContain(interpolate(en.continueWith, { name: 'Kwame Mensah' }));
  await expectText(main).toContain(en.sent.one);
  expect(savedDraft().recipient).toBeNull();
  await user.keyboard('{Enter}');
  await expect.poll(path).toContain('step=amount');
  expect(savedDraft().recipient).toMatchObject({ username: 'kwame' });
});

test('somebody who was never paid is marked as such', async () => {
  const { user } = await openTo({ persona: 'complete' });
  await user.type(field(), '@zhangwei');
  await pass(300);
  await expectText(main).toContain(en.isNew);
});

test('Enter on the beginning of a username pays nobody: never the nearest one', async () => {
  const { user, mock } = await openTo({ persona: 'complete' });
  await user.type(field(), 'adao');
  await pass(300);
  await screen.findByRole('option', { name: /Adaobi/ });
  await user.keyboard('{Enter}');
  await expectText(main).toContain(interpolate(en.noUser, { username: '@adao' }));
  expect(await mock.journal('GET /users/{username}')).toHaveLength(1);
  expect(savedDraft().recipient).toBeNull();
  expect(path()).toBe('/w/send');
});

test('arrow keys move over the results, and Enter pays the one that they have moved to', async () => {
  const { user } = await openTo({ persona: 'complete' });
  await user.type(field(), 'ada');
  await pass(300);
  await screen.findByRole('option', { name: /Ada Nwafor/ });
  const options = screen.getAllByRole('option');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(options[0]?.getAttribute('aria-selected')).toBe('true');
  expect(field().getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  await user.keyboard('{Enter}');
  await expect.poll(path).toContain('step=amount');
});

test.each(['address', 'bank'] as const)(
  'under %s the saved ones lead to where they are kept, whose heading has the focus then',
  async (mode) => {
    const { user } = await openTo({ persona: 'complete' });
    await screen.findByRole('option', { name: /@amina/ });
    expect(screen.queryByRole('link', { name: en.manage })).toBeNull();
    await user.click(tab(mode));
    await user.click(await screen.findByRole('link', { name: en.manage }));
    await expect.poll(() => path() + location.hash).toBe('/w/linked-accounts#payees');
    await expect
      .poll(() => document.activeElement?.textContent)
      .toBe(messages('en').linkedAccounts.payees.heading);
  },
);

describe('acceptance test 9: who can’t be paid', () => {
  test('an unknown username', async () => {
    const { user } = await openTo({ persona: 'complete' });
    await user.type(field(), 'nobodyx{Enter}');
    await expectText(main).toContain(interpolate(en.noUser, { username: '@nobodyx' }));
    expect(savedDraft().recipient).toBeNull();
  });

  test('oneself, without a call', async () => {
    const { user, mock } = await openTo({ persona: 'complete' });
    await user.type(field(), '@tobiade{Enter}');
    await expectText(main).toContain(en.self);
    expect(await mock.journal('GET /users/{username}')).toHaveLength(0);
  });

  test('somebody whom the person has blocked, with the way to their profile', async () => {
    const mock = await signedIn();
    await mock.call(people.blockPerson, { params: { username: 'kwame' } });
    const { user } = await openTo({ mock });
    await user.type(field(), 'kwame{Enter}');
    await expectText(main).toContain(interpolate(en.blockedByMe, { name: 'Kwame Mensah' }));
    expect(within(main()).getByRole('link', { name: en.profile }).getAttribute('href')).toBe(
      '/w/user?u=kwame',
    );
    expect(path()).toBe('/w/send');
  });

  test('a recent person whom the person has blocked is not paid by a press either', async () => {
    const mock = await signedIn();
    await mock.call(people.blockPerson, { params: { username: 'amina' } });
    const { user } = await openTo({ mock });
    await user.click(await screen.findByRole('option', { name: /@amina/ }));
    await expectText(main).toContain(interpolate(en.blockedByMe, { name: 'Amina Bello' }));
    expect(path()).toBe('/w/send');
    expect(savedDraft().recipient).toBeNull();
  });

  test('a recent person who has another username by now', async () => {
    const mock = await signedIn();
    await mock.fault('GET /users/{username}', { type: 'status', status: 404, code: 'recipient_not_found' });
    const { user } = await openTo({ mock });
    await user.click(await screen.findByRole('option', { name: /@amina/ }));
    await expectText(main).toContain('@amina');
    expect(path()).toBe('/w/send');
    expect(savedDraft().recipient).toBeNull();
  });
});

describe('a look-up', () => {
  test('that takes its time says so, and pays once it is there', async () => {
    const mock = await signedIn();
    const { release } = await mock.hold('GET /users/{username}');
    const { user } = await openTo({ mock });
    await user.click(await screen.findByRole('option', { name: /@amina/ }));
    await expectText(main).toContain(interpolate(en.resolving, { username: '@amina' }));
    expect(path()).toBe('/w/send');
    await release();
    await expect.poll(path).toContain('step=amount');
  });

  test('that fails can be tried again', async () => {
    const mock = await signedIn();
    await mock.fault('GET /users/{username}', { type: 'status', status: 503 });
    const { user } = await openTo({ mock });
    await user.click(await screen.findByRole('option', { name: /@amina/ }));
    await expectText(main).toContain(interpolate(en.lookUpFailed, { username: '@amina' }));
    await mock.clearFaults();
    await user.click(await buttonIn(main, wallet.load.retry));
    await expect.poll(path).toContain('step=amount');
  });

  test('without a network waits for it', async () => {
    const { user } = await openTo({ persona: 'complete' });
    const row = await screen.findByRole('option', { name: /@amina/ });
    setNetwork(false);
    await user.click(row);
    await expectText(main).toContain(wallet.load.whenOnline);
    setNetwork(true);
    await expect.poll(path).toContain('step=amount');
  });

  test('too many in a minute say so', async () => {
    const mock = await signedIn();
    await mock.fault('GET /users/{username}', { type: 'status', status: 429 });
    const { user } = await openTo({ mock });
    await user.click(await screen.findByRole('option', { name: /@amina/ }));
    await expectText(main).toContain(en.limited);
  });
});

test('a search that fails says so, and Try again brings the people', async () => {
  const mock = await signedIn();
  await mock.fault('GET /user/search', { type: 'status', status: 503 });
  const { user } = await openTo({ mock });
  await user.type(field(), 'zhang');
  await pass(300);
  const retry = await buttonIn(main, walletSearch.retry);
  await mock.clearFaults();
  await user.click(retry);
  await screen.findByRole('option', { name: /张伟/ });
});

test('nobody yet, no address yet: says what will stand there', async () => {
  const { user } = await openTo({ persona: 'oauth-existing' });
  await expectText(main).toContain(en.empty.people.heading);
  await user.click(tab('address'));
  await expectText(main).toContain(en.empty.address.heading);
});

test('recent people that can’t be loaded say so; a username can be typed all the same', async () => {
  const mock = await signedIn();
  await mock.fault('GET /wallet/transactions', { type: 'status', status: 503 });
  const { user } = await openTo({ mock });
  await expectText(main).toContain(en.recentFailed);
  await user.type(field(), 'kwame{Enter}');
  await expectText(main).toContain(interpolate(en.continueWith, { name: 'Kwame Mensah' }));
});

test('the typed text chooses the tab and says so; the tab that was pressed holds for its text', async () => {
  const { user } = await openTo({ persona: 'complete' });
  // Each test has modules of its own.
  const { specifiedState } = await import('#src/connected/specified-state.ts');
  await user.type(field(), '0123456784');
  await waitFor(() => expect(tab('bank').getAttribute('aria-pressed')).toBe('true'));
  expect(main().textContent).toContain(en.looksLike.bank);
  expect(specifiedState()).toMatchObject({ sendMode: 'bank', sendViaChain: false });
  await user.click(tab('people'));
  expect(tab('people').getAttribute('aria-pressed')).toBe('true');
  expect(specifiedState().sendMode).toBe('people');
  await user.clear(field());
  await user.type(field(), 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL');
  await waitFor(() => expect(tab('address').getAttribute('aria-pressed')).toBe('true'));
  expect(specifiedState()).toMatchObject({ sendMode: 'address', sendViaChain: true });
  await user.clear(field());
  expect(tab('people').getAttribute('aria-pressed')).toBe('true');
});

/** The address changes first: Back before the page has come would leave the first one standing. */
const amountPage = () => waitFor(() => expect(main().querySelector('.send-amount')).not.toBeNull());

test('a payee brings its asset and network; who was chosen stands there after Back', async () => {
  const { user } = await openTo({ persona: 'complete' });
  await user.click(tab('address'));
  await user.click(await screen.findByRole('option', { name: /Cold wallet/ }));
  await expect.poll(path).toContain('step=amount');
  expect(savedDraft()).toMatchObject({
    mode: 'address',
    asset: 'usdt',
    recipient: { kind: 'address', payee: { label: 'Cold wallet' } },
  });
  await amountPage();
  history.back();
  await expect.poll(path).toBe('/w/send');
  const chosen = await screen.findByRole('region', { name: en.chosen });
  expect(chosen.textContent).toContain('Cold wallet');
  await user.click(within(chosen).getByRole('button', { name: en.continue }));
  await expect.poll(path).toContain('step=amount');
  await amountPage();
  history.back();
  await expect.poll(path).toBe('/w/send');
  // Another one is looked for; what is chosen stays until they are found.
  await user.click(await screen.findByRole('button', { name: en.change }));
  expect(screen.queryByRole('region', { name: en.chosen })).toBeNull();
  expect(document.activeElement).toBe(field());
  expect(savedDraft().recipient).toMatchObject({ payee: { label: 'Cold wallet' } });
});

test('the QR code’s panel opens over the field', async () => {
  const { user } = await openTo({ persona: 'complete' });
  await user.click(screen.getByRole('button', { name: en.scan }));
  await expect.poll(path).toContain('panel=scan');
});

test('the panel is the short form: a recent person leads to the amount', async () => {
  const { user } = await renderScreen('/w/security?panel=send', { persona: 'complete' });
  const panel = await screen.findByRole('dialog', { name: messages('en').walletPanels.titles.send });
  await user.click(await within(panel).findByRole('option', { name: /@amina/ }));
  await expect.poll(path).toBe('/w/send?step=amount');
  expect(savedDraft().recipient).toMatchObject({ username: 'amina' });
});

/** What a screen reader is told of the search. */
const status = () => main().querySelector('p.sr[role=status]')?.textContent;

describe('what a screen reader is told of the search is what is shown', () => {
  test('a card that stands alone speaks for itself, and so does what there is in its place', async () => {
    const { user } = await openTo({ persona: 'complete' });
    await user.type(field(), '@zhangwei');
    await pass(300);
    await expectText(main).toContain(en.isNew);
    expect(screen.queryByRole('option')).toBeNull();
    expect(status()).toBe('');
    await user.clear(field());
    await user.type(field(), 'nobodyx{Enter}');
    await pass(300);
    await expectText(main).toContain(interpolate(en.noUser, { username: '@nobodyx' }));
    expect(status()).toBe('');
  });

  test.each([
    ['too few letters', 'zx', walletSearch.moreLetters],
    ['a name of two words, which is nobody’s username', 'zzz zzz', en.noneText.people],
    ['a link of another site', 'See https://evil.example/w/send?to=@ada', en.links.other],
    [
      'two links',
      `${location.origin}/w/send?to=@ada or ${location.origin}/w/send?to=@tobi`,
      en.links.several,
    ],
  ])('%s', async (_what, text, shown) => {
    const { user, mock } = await openTo({ persona: 'complete' });
    await user.click(field());
    await user.paste(text);
    await pass(300);
    await expectText(main).toContain(shown);
    const told = shown === en.noneText.people ? interpolate(walletSearch.none, { typed: text }) : shown;
    expect(status()).toBe(told);
    expect(savedDraft().recipient).toBeNull();
    expect(await mock.journal('GET /user/search')).toHaveLength(0);
  });
});

test('a username in full width is looked up among people, from any tab', async () => {
  const { user } = await openTo({ persona: 'complete' });
  await user.click(tab('address'));
  await user.type(field(), '＠ｋｗａｍｅ');
  await pass(300);
  await expectText(main).toContain(interpolate(en.continueWith, { name: 'Kwame Mensah' }));
  expect(tab('people').getAttribute('aria-pressed')).toBe('true');
});

test('a link to pay is followed with its asset and amount, whatever sentence it stands in', async () => {
  const { user } = await openTo({ persona: 'complete' });
  await user.click(field());
  await user.paste(`请付款：${location.origin}/w/send?to=@kwame&asset=usdt&amount=5。谢谢`);
  await expect.poll(() => savedDraft().preset).toMatchObject({ asset: 'usdt', amount: { value: '5' } });
  await expectText(main).toContain(interpolate(en.continueWith, { name: 'Kwame Mensah' }));
});

test('an address that is typed into the panel is looked at on the page', async () => {
  const { user } = await renderScreen('/w/security?panel=send', { persona: 'complete' });
  const panel = await screen.findByRole('dialog', { name: messages('en').walletPanels.titles.send });
  await user.type(await within(panel).findByRole('combobox'), 'TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL');
  await user.click(await within(panel).findByRole('link', { name: en.openPage }));
  await expect.poll(path).toBe('/w/send');
  await expect.poll(() => field().value).toBe('TNPeeaaFB7K9cmo4uQpcU32zGK8G1NYqeL');
});
