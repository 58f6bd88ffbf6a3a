import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { buttonIn, expectText, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import {
  NEW_TALK,
  chat,
  lastLine,
  lines,
  log,
  openTalk,
  ownAt,
  subjectField,
  talksAt,
  textField,
  write,
} from './conversation.ts';

const { walletChat: en, walletSupport, account } = messages('en');

/** The hint and the error beside a field. */
const expectDescription = (field: HTMLElement) =>
  expect.poll(() => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });

test('an Enter that ends a character is none that sends, and its Escape closes nothing', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  const field = await textField();
  await write(user, field, 'ni hao');
  for (const key of ['Enter', 'Escape'])
    for (const taken of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(field, { key, ...taken });
  expect(field.value).toBe('ni hao');
  await user.type(field, ', Support{Enter}');
  await expectText(lastLine).toContain('ni hao, Support');
  expect(await ownAt(mock)).toEqual(['My deposit?', 'ni hao, Support']);
});

test('what cannot be sent says why beside its field, and nothing is cut', async () => {
  const { user, mock } = await renderScreen(NEW_TALK);
  const subject = await subjectField();
  const field = await textField();
  const send = await buttonIn(chat, en.send);
  await write(user, subject, '😀'.repeat(121));
  await user.click(send);
  await expectDescription(subject).toBe('This is 1 character too long');
  expect(document.activeElement).toBe(subject);
  expect(subject.value).toBe('😀'.repeat(121));
  await write(user, subject, 'Fees');
  await user.click(send);
  await expectDescription(field).toContain(en.empty);
  expect(document.activeElement).toBe(field);
  await write(user, field, 'x'.repeat(1850));
  await expectDescription(field).toContain('150 characters left');
  await write(user, field, 'x'.repeat(2003));
  await expectDescription(field).toContain('This is 3 characters too long');
  await user.keyboard('{Enter}');
  expect(field.value).toHaveLength(2003);
  await write(user, field, 'x'.repeat(2000));
  await user.keyboard('{Enter}');
  await expect.poll(() => lines()).toHaveLength(2);
  // One conversation: the one that was too long began none.
  expect(await talksAt(mock)).toHaveLength(1);
  expect((await ownAt(mock))[0]).toHaveLength(2000);
});

test('a conversation without a subject is called how its message begins', async () => {
  const { user, mock } = await renderScreen(NEW_TALK);
  await write(user, await textField(), 'Where is my deposit?\nI sent it yesterday.');
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Where is my deposit?' });
  await expect
    .poll(async () => (await talksAt(mock)).map(({ subject }) => subject))
    .toEqual(['Where is my deposit?']);
  expect(await ownAt(mock)).toEqual(['Where is my deposit?\nI sent it yesterday.']);
});

for (const locale of locales)
  test(`in ${locale}: what looks like a secret is warned of while it is typed, and can be sent all the same`, async () => {
    const { walletChat: words } = messages(locale);
    const { user } = await renderScreen(NEW_TALK, { locale });
    await write(user, await subjectField(locale), 'A subject');
    const field = await textField(locale);
    await write(user, field, locale === 'en' ? 'My PIN is 4829' : '我的验证码是 482910');
    await expectText(() => chat(locale)).toContain(words.secret.code);
    await user.keyboard('{Enter}');
    await expect.poll(() => lines(locale).at(-1)?.textContent).toContain('482');
    await expectText(() => chat(locale)).not.toContain(words.secret.code);
    await write(
      user,
      await textField(locale),
      'abandon ability able about above absent absorb abstract absurd abuse access accident',
    );
    await expectText(() => chat(locale)).toContain(words.secret.phrase);
  });

test('a double click on Send sends once, and is not told off', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  await write(user, await textField(), 'Only once');
  await user.dblClick(await buttonIn(chat, en.send));
  await expectText(lastLine).toContain('Only once');
  await expectText(lastLine).toContain(en.states.sent);
  expect(chat().textContent).not.toContain(en.empty);
  expect(await ownAt(mock)).toEqual(['My deposit?', 'Only once']);
});

test('another language changes every word but one’s own', async () => {
  const { user } = await renderScreen('/w/account?panel=chat&conversation=new', { width: 1440 });
  await write(user, await subjectField(), 'My deposit');
  await write(user, await textField(), 'Half a sent');
  await user.click(await screen.findByRole('radio', { name: account.look.languages.cn }));
  await expect.poll(async () => (await subjectField('cn')).value).toBe('My deposit');
  const field = await textField('cn');
  expect(field.value).toBe('Half a sent');
  await user.type(field, '{Enter}');
  // What support says is told in the language of the moment.
  await expectText(() => log('cn')).toContain('我们绝不会索要');
  await user.click(await screen.findByRole('radio', { name: messages('cn').account.look.languages.en }));
  await expectText(() => log()).toContain('We’ll never ask');
  expect(log().textContent).toContain('Half a sent');
});

// requirement: 2.43
test('a new conversation says that nothing is asked for', async () => {
  await renderScreen(NEW_TALK);
  await expectText(chat).toContain(walletSupport.never);
  expect(chat().textContent).toContain(en.newHeading);
});
