import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Mail } from '#mock-api/core/mailbox.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatOwnDate } from '#src/intl/format/date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { setNetwork } from '../../dom-page.ts';
import { Tab } from '../tab.ts';

const { notMe: en } = messages('en').auth;
const PATH = '/auth/not-me';
const OP = 'POST /auth/not-me';
const READ = 'POST /auth/not-me/link';

/** Lets a thief change the PIN of an account, and opens the link of the email that tells of it, logged out. */
async function openLink(tab = new Tab()) {
  await tab.persona('complete', { login: true });
  const changed = await tab.mock.send('http://localhost:8787/user/pin', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ current_pin: '284915', pin: '730164' }),
  });
  expect(changed.status).toBe(200);
  const { link = '' } = await tab.mock.control<Mail>('GET', '/mail/latest?kind=security');
  const token = new URL(link).hash.slice(1);
  tab.mock.jar.clear();
  await openWith(tab, token);
  return { tab, token };
}

/** Opens the page as its inline script leaves it. */
async function openWith(tab: Tab, token: string): Promise<void> {
  globalThis.notMeToken = token;
  await tab.open('/not-me');
}

test('opening the link does nothing; the button freezes sending, and says what to do next', async () => {
  const { tab } = await openLink();
  await tab.heading(en.heading);
  for (const sentence of en.does) {
    expect(screen.getByText(sentence)).toBeTruthy();
    // Before the press, nothing is told as if it had happened.
    expect(sentence).not.toMatch(/\b(?:is|are) (?:frozen|logged out|held)\b/);
  }
  expect(await tab.mock.journal(OP)).toEqual([]);
  await tab.press(en.submit);
  await tab.heading(en.done.heading);
  await expect.poll(() => document.activeElement?.textContent).toBe(en.done.heading);
  for (const step of en.next.steps) expect(screen.getByText(step)).toBeTruthy();
  expect(screen.getByRole('link', { name: en.reset }).getAttribute('href')).toBe('/forgot-password');
  expect(screen.getByRole('link', { name: en.login }).getAttribute('href')).toBe('/login');
  expect(tab.mock.jar.has('access_token')).toBe(false);
});

test('it is busy once, whatever is pressed meanwhile', async () => {
  const { tab } = await openLink();
  const held = await tab.mock.hold(OP);
  await tab.press(en.submit);
  const button = await tab.button(en.busy);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await tab.user.click(button);
  await held.release();
  await tab.heading(en.done.heading);
  expect(tab.sentBodies(PATH)).toHaveLength(1);
});

test.for(locales)(
  'in %s: a used link says when that was in place of its button, and what to do next',
  async (locale) => {
    const { notMe } = messages(locale).auth;
    const { tab, token } = await openLink(new Tab(locale));
    await tab.press(notMe.submit);
    await tab.heading(notMe.done.heading);
    await openWith(tab, token);
    await tab.heading(notMe.used.heading);
    const { now } = await tab.mock.control<{ now: string }>('GET', '/clock');
    const date = formatOwnDate(now, locale);
    expect(screen.getByText(interpolate(notMe.usedAt, { date }))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    for (const step of notMe.next.steps) expect(screen.getByText(step)).toBeTruthy();
    expect(await tab.mock.journal(OP)).toHaveLength(1);
    // For a reload, which has no token any more.
    expect(history.state).toEqual({ notMe: 'used', at: expect.any(String) as string });
  },
);

test('what a link has become is read before its button can be pressed, and by no URL', async () => {
  const { tab, token } = await openLink();
  const held = await tab.mock.hold(READ);
  await openWith(tab, token);
  const button = await tab.button(en.submit);
  expect(button.getAttribute('disabled') ?? button.getAttribute('aria-disabled')).not.toBeNull();
  await held.release();
  await tab.press(en.submit);
  await tab.heading(en.done.heading);
  expect(JSON.stringify(await tab.mock.journal(READ))).not.toContain(token);
});

test('where nobody knows what it has become, the button is there all the same', async () => {
  const { tab, token } = await openLink();
  await tab.mock.fault(READ, { type: 'status', status: 503 });
  await openWith(tab, token);
  await tab.press(en.submit);
  await tab.heading(en.done.heading);
});

test('what a reload finds afterwards has no token', async () => {
  const { tab, token } = await openLink();
  await tab.press(en.submit);
  await tab.heading(en.done.heading);
  expect(history.state).toEqual({ notMe: 'used', at: null });
  expect(
    JSON.stringify([location.href, Object.entries(sessionStorage), Object.entries(localStorage)]),
  ).not.toContain(token);
});

test('an old link, and one that is cut off or too long, says that nothing has changed', async () => {
  const { tab, token } = await openLink();
  await tab.mock.control('POST', '/clock/advance', { ms: 8 * 86_400_000 });
  for (const wrong of [token, token.slice(0, 7), 'x'.repeat(500)]) {
    await openWith(tab, wrong);
    await tab.heading(en.expired.heading);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: en.support }).getAttribute('href')).toBe('/contact');
  }
});

test('without a link the page asks for it, and calls nothing', async () => {
  const tab = new Tab();
  await openWith(tab, '');
  await tab.heading(en.none.heading);
  expect(screen.queryByRole('button')).toBeNull();
  expect(await tab.mock.journal(OP)).toEqual([]);
});

test('a link that is opened over the page counts, and leaves the address', async () => {
  const { tab, token } = await openLink();
  await openWith(tab, '');
  await tab.heading(en.none.heading);
  location.hash = token;
  await tab.press(en.submit);
  await tab.heading(en.done.heading);
  expect(location.hash).toBe('');
});

test('offline it says that nobody knows yet, and trying again does it', async () => {
  const { tab } = await openLink();
  setNetwork(false);
  await tab.press(en.submit);
  await screen.findByText(en.offline);
  setNetwork(true);
  await tab.press(en.again);
  await tab.heading(en.done.heading);
});

test('an answer that was lost is no harm: trying again says that it is done', async () => {
  const { tab } = await openLink();
  await tab.mock.fault(OP, { type: 'status', status: 502 }, { times: 1, stage: 'post' });
  await tab.press(en.submit);
  await screen.findByText(en.failed);
  await tab.press(en.again);
  await tab.heading(en.used.heading);
});

test('payments that are held are told of', async () => {
  const { tab } = await openLink();
  const body = { status: 'success', data: { held: 2 } };
  await tab.fault(OP, { type: 'reply', body });
  await tab.press(en.submit);
  await screen.findByText((text) => text.endsWith(en.held));
});

test('in Chinese', async () => {
  const { notMe: cn } = messages('cn').auth;
  const { tab } = await openLink(new Tab('cn'));
  await tab.press(cn.submit);
  await tab.heading(cn.done.heading);
  expect(screen.getByRole('link', { name: cn.reset }).getAttribute('href')).toBe('/cn/forgot-password');
});
