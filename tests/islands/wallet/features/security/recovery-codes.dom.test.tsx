import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import { buttonIn, expectText, main } from '../../../../render-wallet.tsx';
import {
  PATH,
  press,
  shownCodes,
  turnOn,
  typeCode,
  watchDownloads,
  wholeDocument,
} from './two-factor-screen.ts';

const SETUP = 'POST /2fa/setup';
const { twoFactor: texts, wallet: en } = messages('en');

const heading = (name: string) => screen.findByRole('heading', { name });

describe('the recovery codes', () => {
  beforeEach(() => void vi.stubGlobal('print', vi.fn()));
  const done = (user: Parameters<typeof press>[0]) => press(user, texts.codes.done);

  test('demand 6: can’t be finished before they are kept', async () => {
    const { user, codes } = await turnOn();
    expect(new Set(codes).size).toBe(10);
    await done(user);
    await expectText(main).toContain(texts.codes.notKept);
    await heading(texts.codes.heading);
    expect(shownCodes()).toEqual(codes);
  });

  for (const locale of locales)
    test(`demand 6, in ${locale}: are kept by a file that says whose they are`, async () => {
      const { codes: words } = messages(locale).twoFactor;
      const { user, codes, mock } = await turnOn(locale);
      const saved = watchDownloads();
      await press(user, words.download);
      await buttonIn(main, words.downloaded);
      const [file = ''] = await saved();
      for (const code of codes) expect(file).toContain(`\r\n${code}\r\n`);
      const [owner] = Object.values(mock.app.sandboxes.default.state.users);
      expect(file).toContain(words.file.title);
      expect([owner!.email, `@${owner!.username}`].some((account) => file.includes(account))).toBe(true);
      await press(user, words.done);
      await heading(messages(locale).twoFactor.on.heading);
      expect(wholeDocument()).not.toContain(codes[0]);
    });

  test('demand 6: are kept by copying them; a clipboard that refuses keeps nothing', async () => {
    const { user, codes } = await turnOn();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await press(user, texts.codes.copy);
    await expectText(main).toContain(texts.codes.notCopied);
    await done(user);
    await expectText(main).toContain(texts.codes.notKept);
    write.mockRestore();
    await press(user, texts.codes.copy);
    await expectText(main).toContain(texts.codes.kept.copied);
    expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
    await done(user);
    await heading(texts.on.heading);
  });

  test('demand 6: are kept by printing them', async () => {
    const { user } = await turnOn();
    await press(user, texts.codes.print);
    expect(window.print).toHaveBeenCalledTimes(1);
    await done(user);
    await heading(texts.on.heading);
  });

  test('demand 6: are kept by whoever types one back', async () => {
    const { user, codes } = await turnOn();
    await typeCode(user, '00000-00000', 'en', texts.codes.legend);
    await expectText(main).toContain(texts.codes.other);
    await typeCode(user, codes[3]!.toLowerCase(), 'en', texts.codes.legend);
    await expectText(main).toContain(texts.codes.kept.typed);
    await expect.poll(() => document.activeElement?.textContent).toBe(texts.codes.done);
    await done(user);
    await heading(texts.on.heading);
  });

  test('demand 6: a link asks before it leaves without them', async () => {
    const { user, codes } = await turnOn();
    const back = interpolate(en.back, { name: en.screens.security });
    const question = () => screen.findByRole('dialog', { name: texts.codes.leave.heading });
    await user.click(screen.getByRole('link', { name: back }));
    await user.click(within(await question()).getByRole('button', { name: texts.codes.leave.stay }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    expect(location.pathname).toBe(PATH);
    expect(shownCodes()).toEqual(codes);
    await user.click(screen.getByRole('link', { name: back }));
    await user.click(within(await question()).getByRole('button', { name: texts.codes.leave.leave }));
    await expect.poll(() => location.pathname).toBe('/w/security');
    await expect.poll(wholeDocument).not.toContain(codes[0]);
  });

  test('kept codes let a link lead away', async () => {
    const { user } = await turnOn();
    await press(user, texts.codes.print);
    await user.click(screen.getByRole('link', { name: interpolate(en.back, { name: en.screens.security }) }));
    await expect.poll(() => location.pathname).toBe('/w/security');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a log-out asks first', async () => {
    const { user, mock, codes } = await turnOn();
    await user.click(screen.getAllByRole('button', { name: en.nav.logout })[0]!);
    await user.click(await screen.findByRole('button', { name: texts.codes.leave.stay }));
    expect(await mock.journal('POST /auth/logout')).toEqual([]);
    expect(shownCodes()).toEqual(codes);
    await user.click(screen.getAllByRole('button', { name: en.nav.logout })[0]!);
    await user.click(await screen.findByRole('button', { name: texts.codes.leave.leave }));
    await expect.poll(() => mock.journal('POST /auth/logout')).toHaveLength(1);
  });

  test('a log-out that fails leaves the codes, and asks the next time too', async () => {
    const { user, mock, codes } = await turnOn();
    await mock.fault('POST /auth/logout', { type: 'status', status: 503 });
    const leave = async () => {
      // While the call is under way the button can't be pressed again.
      await user.click((await screen.findAllByRole('button', { name: en.nav.logout }))[0]!);
      await user.click(await screen.findByRole('button', { name: texts.codes.leave.leave }));
    };
    await leave();
    const calls = async () => (await mock.journal('POST /auth/logout')).length;
    await expect.poll(calls).toBe(1);
    await heading(texts.codes.heading);
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await leave();
    await expect.poll(calls).toBe(2);
    expect(shownCodes()).toEqual(codes);
  });

  test('the browser’s own question is asked of another document, until they are kept', async () => {
    const { user } = await turnOn();
    const asks = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(asks()).toBe(true);
    await press(user, texts.codes.print);
    await expect.poll(asks).toBe(false);
  });
});

test('demand 25: neither the key nor a code is anywhere once the page is left', async () => {
  const printed: string[] = [];
  for (const method of ['log', 'info', 'warn', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(
      (...parts) => void printed.push(parts.map(String).join(' ')),
    );
  const { key, codes, app, mock } = await turnOn();
  const secrets = [key, ...codes, codes[0]!.replace('-', ''), app.show()];
  window.dispatchEvent(new Event('pagehide'));
  // At once: the page may be frozen in the back/forward cache as it is now.
  const places = {
    document: wholeDocument(),
    storage: JSON.stringify([localStorage, sessionStorage]),
    cookies: document.cookie,
    address: location.href,
    history: JSON.stringify(history.state),
    console: printed.join(' '),
    journal: JSON.stringify(await mock.control('GET', '/journal')),
    mail: JSON.stringify(await mock.control('GET', '/mail')),
  };
  for (const [place, text] of Object.entries(places))
    for (const secret of secrets) expect(text, place).not.toContain(secret);
  await heading(texts.on.heading);
  expect(await mock.journal(SETUP)).toHaveLength(2);
});
