import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { localizePath, locales } from '#src/intl/locale.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { buttonIn, expectText, main, pass, renderScreen, signedIn } from '../../../../render-wallet.tsx';

const PATH = '/w/referral';
const STATS = 'GET /referral/stats';
const INVITES = 'GET /referral/invites';
const CODE = 'GET /referral/code';
const failed: Effect = { type: 'status', status: 503 };
const { referral: en, wallet } = messages('en');

const card = (name: string) => screen.getByRole('region', { name });
const rows = async (name: string) =>
  within(await screen.findByRole('list', { name }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const codeOf = async (mock: Awaited<ReturnType<typeof signedIn>>) => {
  const user = Object.values(mock.app.sandboxes.default.state.users).find(
    ({ username }) => username === 'tobiade',
  );
  return user?.referral.code ?? '';
};

for (const locale of locales)
  // requirement: 2.111
  test(`in ${locale}: code in two groups, link, QR code, and a friend for each step`, async () => {
    const { referral: t } = messages(locale);
    const mock = await signedIn('complete');
    const code = await codeOf(mock);
    await renderScreen(PATH, { mock, locale });
    await expectText(main).toContain(code.slice(0, 4) + code.slice(4));
    const link = `${location.host}${localizePath(locale, '/signup')}?ref=${code}`;
    expect(main().textContent).toContain(link);
    expect(screen.getByRole('img', { name: t.code.qr })).toBeDefined();
    const found = await rows(t.friends.list);
    expect(found).toHaveLength(9);
    for (const step of Object.values(t.friends.steps)) expect(found.join()).toContain(step);
    expect(found.join(' ')).not.toContain('{');
    expect((await rows(t.rewards.list)).length).toBe(3);
    await expectText(() => card(t.progress.heading)).toMatch(/9.*6.*4.*3/);
    expect(card(t.terms.heading).textContent).not.toContain('{');
  });

test('each friend is masked, with what is missing and until when', async () => {
  await renderScreen(PATH, { persona: 'complete' });
  const found = (await rows(en.friends.list)).join('\n');
  expect(found).toMatch(/Z\*\*\*\*gReward by \d+ \w+( \d{4})?Qualified/);
  expect(found).toMatch(/M\*\*\*\*nNeeds to deposit ₦20,000 by \d+ \w+( \d{4})?Joined/);
  expect(found).toMatch(/S\*\*\*\*eNeeds to verify their identity and deposit ₦20,000 by /);
  expect(found).toMatch(/i\*\*\*\*e@example\.comInvited on .*Hasn’t joined yet/);
  expect(found).toMatch(/C\*\*\*\*uPaid on \d+ \w+/);
  expect(found).not.toContain('Chinedu');
});

test('a reward says its sum and reference, and leads to its transaction', async () => {
  const mock = await signedIn('complete');
  const [invite] = Object.values(mock.app.sandboxes.default.state.referralInvites).flat();
  const { user } = await renderScreen(PATH, { mock });
  await expectText(() => card(en.rewards.heading)).toMatch(
    /₦15,000\.00.*C\*\*\*\*u joined.*\w{4}-\w{4}\+₦5,000\.00/,
  );
  const list = await screen.findByRole('list', { name: en.rewards.list });
  const links = within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(links.some((href) => href.endsWith(`id=${invite?.paid?.transaction_id ?? '-'}`))).toBe(true);
  await user.click(within(list).getAllByRole('link')[0]!);
  await expect.poll(() => location.pathname + location.search).toBe(links[0]);
});

test('with nobody invited: how it works in three steps, and the code is there', async () => {
  const { user } = await renderScreen(PATH, { persona: 'payee' });
  await expectText(main).toContain(en.friends.empty.heading);
  await expectText(() => card(en.how.heading)).toMatch(/1.*2.*₦20,000 within 30 days.*3You get ₦5,000/);
  expect(screen.queryByRole('region', { name: en.progress.heading })).toBeNull();
  expect(screen.queryByRole('region', { name: en.rewards.heading })).toBeNull();
  const all = within(card(en.how.heading)).getByText(en.terms.readAll);
  await user.click(all);
  expect(card(en.how.heading).textContent).toContain('up to 50 friends in a calendar year');
});

test('figures that fail leave the code; Try again brings them', async () => {
  const mock = await signedIn('complete');
  await mock.fault(STATS, failed);
  await mock.fault(INVITES, failed);
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain(en.progress.failed);
  await expectText(main).toContain(en.friends.failed);
  await expectText(main).toContain(en.rewards.failed);
  await screen.findByRole('button', { name: en.code.copyCode });
  expect(within(card(en.progress.heading)).queryByRole('list')).toBeNull();
  await mock.clearFaults();
  for (const heading of [en.progress.heading, en.friends.heading, en.rewards.heading])
    await user.click(await buttonIn(() => card(heading), wallet.load.retry));
  expect(await rows(en.friends.list)).toHaveLength(9);
  await expectText(() => card(en.progress.heading)).toMatch(/9.*6/);
});

test('a code that fails says so; Try again brings it', async () => {
  const mock = await signedIn('complete');
  await mock.fault(CODE, failed);
  const { user } = await renderScreen(PATH, { mock });
  await expectText(() => card(en.code.heading)).toContain(en.code.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(() => card(en.code.heading), wallet.load.retry));
  await screen.findByRole('img', { name: en.code.qr });
});

test('figures that are there stay when newer ones cannot be had, with their age', async () => {
  const mock = await signedIn('complete');
  await renderScreen(PATH, { mock });
  await rows(en.friends.list);
  await mock.fault(STATS, failed);
  await pass(61_000);
  await expectText(() => card(en.progress.heading)).toMatch(/couldn’t refresh.*Last updated \d\d:\d\d\..*9/);
});

test('offline: nothing is said to have failed, and it comes with the network', async () => {
  const mock = await signedIn('complete');
  const { user } = await renderScreen('/w/notifications', { mock });
  const link = await screen.findByRole('link', { name: wallet.nav.referral });
  setNetwork(false);
  await user.click(link);
  await expectText(main).toContain(wallet.load.whenOnline);
  expect(main().textContent).not.toContain(en.friends.failed);
  setNetwork(true);
  expect(await rows(en.friends.list)).toHaveLength(9);
});

test('copies the code and the link, and says so for two seconds', async () => {
  const mock = await signedIn('complete');
  const code = await codeOf(mock);
  const { user } = await renderScreen(PATH, { mock });
  await user.click(await screen.findByRole('button', { name: en.code.copyCode }));
  expect(await navigator.clipboard.readText()).toBe(code);
  await screen.findByRole('button', { name: en.code.copied });
  await pass(2000);
  await screen.findByRole('button', { name: en.code.copyCode });
  await user.click(screen.getByRole('button', { name: en.code.copyLink }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/signup?ref=${code}`);
});

test('shares the link by the browser, WhatsApp and email', async () => {
  const shared: unknown[] = [];
  vi.stubGlobal(
    'navigator',
    Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) }),
  );
  const mock = await signedIn('complete');
  const code = await codeOf(mock);
  const { user } = await renderScreen(PATH, { mock });
  const url = `${location.origin}/signup?ref=${code}`;
  const text = interpolate(en.code.text, { product: 'Cowrie', code: `${code.slice(0, 4)} ${code.slice(4)}` });
  await user.click(await screen.findByRole('button', { name: en.code.share }));
  expect(shared).toEqual([{ title: 'Join me on Cowrie', text, url }]);
  const whole = encodeURIComponent(`${text} ${url}`);
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^WhatsApp/)).toBe(`https://wa.me/?text=${whole}`);
  expect(hrefOf(/^Email/)).toBe(`mailto:?subject=Join%20me%20on%20Cowrie&body=${whole}`);
  Reflect.deleteProperty(navigator, 'share');
});

test('where the browser cannot share, the other ways are there', async () => {
  await renderScreen(PATH, { persona: 'complete' });
  await screen.findByRole('button', { name: en.code.copyCode });
  expect(screen.queryByRole('button', { name: en.code.share })).toBeNull();
});

test('a friend who joins while the screen is open appears by the notification', async () => {
  const mock = await signedIn('payee');
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain(en.friends.empty.heading);
  const { $serverEventsConnected } = await import('#src/stores/live/server-events.ts');
  await expect.poll(() => $serverEventsConnected.get()).toBe(true);
  const { state } = mock.app.sandboxes.default;
  const owner = Object.values(state.users).find(({ email }) => email === 'payee@example.com');
  const { addInvite } = await import('#mock-api/features/referral/invites.ts');
  addInvite(state, owner?.customer_id ?? '', {
    name: 'Ngozi',
    joined_at: new Date().toISOString(),
    missing: ['deposit'],
  });
  await mock.control('POST', '/notifications', { title: 'A friend joined', email: 'payee@example.com' });
  await waitFor(async () => {
    const fresh = screen.queryByRole('button', { name: /new/ });
    if (fresh) await user.click(fresh);
    expect(main().textContent).toContain('N****i');
  });
  await expectText(() => card(en.progress.heading)).toMatch(/1.*1.*0.*0/);
});
