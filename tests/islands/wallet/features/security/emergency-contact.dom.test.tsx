import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as contract from '#contract/emergency-contact.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  main,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { write } from '../support/conversation.ts';

const PATH = '/w/security/emergency-contact';
const READ = 'GET /user/emergency-contact';
const SAVE = 'POST /user/emergency-contact';
const REMOVE = 'DELETE /user/emergency-contact';
const BISI = { name: 'Bisi Okafor', relation: 'Sister', phone_number: '+2348031234567' };
const { emergencyContact: texts, toasts, wallet } = messages('en');

const place = (locale: Locale = 'en') =>
  screen.getByRole('region', { name: messages(locale).emergencyContact.heading });
const heading = (locale: Locale = 'en') => within(place(locale)).getByRole('heading');
const field = (name: 'name' | 'relation' | 'phone', locale: Locale = 'en') =>
  screen.findByLabelText<HTMLInputElement>(messages(locale).emergencyContact[name]);
const press = async (user: UserEvent, name: 'save' | 'change' | 'cancel' | 'remove', locale: Locale = 'en') =>
  user.click(await buttonIn(() => place(locale), messages(locale).emergencyContact[name]));
const savedContact = async (mock: WalletMock) => (await mock.call(contract.getEmergencyContact)).data;
const saveBisi = (mock: WalletMock) => mock.call(contract.saveEmergencyContact, { body: BISI });
const confirm = async (user: UserEvent, answer: string) => {
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: answer }));
};

async function fillContact(user: UserEvent, locale: Locale = 'en'): Promise<void> {
  await write(user, await field('name', locale), 'Bisi Okafor');
  await write(user, await field('relation', locale), 'Sister');
  await write(user, await field('phone', locale), '0803 123 4567');
}

for (const [outcome, effect, text] of [
  ['fails', { type: 'status', status: 500, message: null }, 'Failed to save emergency contact'],
  ['is rejected', { type: 'status', status: 409, message: null }, 'Failed to save emergency contact'],
  [
    'is rejected with a message',
    { type: 'status', status: 409, message: 'Not this number.' },
    'Not this number.',
  ],
  ['gets no response', { type: 'reset' }, toasts.offline],
] as const)
  // requirement: 8.20
  test(`a save that ${outcome} gives a toast, and the form keeps the typed values`, async () => {
    const { user, mock } = await renderScreen(PATH);
    await fillContact(user);
    await mock.fault(SAVE, effect);
    await press(user, 'save');
    await screen.findByText(text);
    expect(heading().textContent).toBe(texts.none);
    expect((await field('name')).value).toBe('Bisi Okafor');
    expect((await field('phone')).value).toBe('8031234567');
    expect(await savedContact(mock)).toBeNull();
    await mock.clearFaults();
    await press(user, 'save');
    await screen.findByText(texts.saved);
    expect(await savedContact(mock)).toEqual(BISI);
  });

// requirement: 8.20
test('a rejected change keeps the typed values in the form, not the saved ones', async () => {
  const mock = await signedIn();
  await saveBisi(mock);
  const { user } = await renderScreen(PATH, { mock });
  await press(user, 'change');
  await write(user, await field('name'), 'Kofi Mensah');
  await mock.fault(SAVE, { type: 'status', status: 409, message: null });
  await press(user, 'save');
  await screen.findByText(toasts.emergencyContactFailed);
  expect((await field('name')).value).toBe('Kofi Mensah');
  expect(await savedContact(mock)).toEqual(BISI);
});

test('a change is shown optimistically; a failed removal is rolled back, with a toast', async () => {
  const mock = await signedIn();
  await saveBisi(mock);
  const { user } = await renderScreen(PATH, { mock });
  const held = await mock.hold(SAVE);
  await press(user, 'change');
  await write(user, await field('name'), 'Kofi Mensah');
  await press(user, 'save');
  await expectText(() => place()).toContain('Kofi Mensah');
  expect(await savedContact(mock)).toEqual(BISI);
  await held.release();
  await screen.findByText(texts.saved);
  expect(await savedContact(mock)).toMatchObject({ name: 'Kofi Mensah' });

  await mock.fault(REMOVE, { type: 'status', status: 503, message: null }, { times: 1 });
  await press(user, 'remove');
  await confirm(user, texts.ask.remove);
  await screen.findByText(texts.removeFailed);
  await expectText(() => place()).toContain('Kofi Mensah');
  expect(await savedContact(mock)).toMatchObject({ name: 'Kofi Mensah' });
});

test('a loading contact shows a skeleton without digits; an error shows what failed, and Retry', async () => {
  const mock = await signedIn();
  await saveBisi(mock);
  await mock.hold(READ);
  await renderScreen(PATH, { mock });
  await expectText(() => place()).toContain(texts.loading);
  expect(place().getAttribute('aria-busy')).toBe('true');
  expect(place().textContent).not.toMatch(/\d/);

  await mock.clearFaults();
  await mock.fault(READ, { type: 'status', status: 500, message: null });
  const { user } = await renderScreen(PATH, { mock });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(texts.failed);
  expect(alert.textContent).toMatch(/Error ID: \S+/);
  expect(within(place()).queryByRole('textbox')).toBeNull();
  await mock.clearFaults();
  await user.click(within(place()).getByRole('button', { name: wallet.load.retry }));
  await expectText(() => place()).toContain('Bisi Okafor');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('offline nothing is lost, and the contact can be saved when the network is back', async () => {
  const { user, mock } = await renderScreen(PATH);
  await fillContact(user);
  setNetwork(false);
  await press(user, 'save');
  await screen.findByText(toasts.offline);
  expect(main().textContent).toContain(wallet.offline.title);
  expect((await field('name')).value).toBe('Bisi Okafor');
  setNetwork(true);
  await press(user, 'save');
  await expect.poll(() => savedContact(mock)).toEqual(BISI);
});

test('a draft survives a reload, and Cancel discards it', async () => {
  const mock = await signedIn();
  await saveBisi(mock);
  const { user } = await renderScreen(PATH, { mock });
  await press(user, 'change');
  await write(user, await field('relation'), 'Aunt');
  const { user: secondUser } = await renderScreen(PATH, { mock });
  await expect.poll(async () => (await field('relation')).value).toBe('Aunt');
  expect((await field('name')).value).toBe('Bisi Okafor');
  await press(secondUser, 'cancel');
  await renderScreen(PATH, { mock });
  await buttonIn(() => place(), texts.change);
});

for (const locale of locales) {
  const { emergencyContact: ownTexts, fields } = messages(locale);

  // requirement: 2.129, 4.55, 7.12
  test(`in ${locale}: a contact is added, changed and removed`, async () => {
    const { user, mock } = await renderScreen(PATH, { locale });
    const section = () => place(locale);
    await expectText(() => heading(locale)).toBe(ownTexts.none);
    expect(section().textContent).toContain(ownTexts.text);
    const { shell, wallet } = messages(locale);
    expect(document.title).toBe(`${shell.name} - ${wallet.screens.emergencyContact}`);
    expect(within(section()).queryByRole('button', { name: ownTexts.cancel })).toBeNull();
    await fillContact(user, locale);
    await press(user, 'save', locale);
    await screen.findByText(ownTexts.saved);
    await expectText(() => heading(locale)).toBe(ownTexts.heading);
    for (const text of ['Bisi Okafor', '+234 8031234567']) expect(section().textContent).toContain(text);
    expect(await savedContact(mock)).toEqual(BISI);

    await press(user, 'change', locale);
    await expect.poll(async () => (await field('phone', locale)).value).toBe('8031234567');
    await write(user, await field('relation', locale), 'Friend');
    await press(user, 'cancel', locale);
    await expectText(section).toContain('Sister');
    await press(user, 'change', locale);
    expect((await field('relation', locale)).value).toBe('Sister');
    await write(user, await field('name', locale), '李雷');
    await press(user, 'save', locale);
    await expectText(section).toContain('李雷');
    await expect.poll(() => savedContact(mock)).toEqual({ ...BISI, name: '李雷' });

    await press(user, 'remove', locale);
    await confirm(user, ownTexts.ask.keep);
    expect(await savedContact(mock)).not.toBeNull();
    await press(user, 'remove', locale);
    await confirm(user, ownTexts.ask.remove);
    await expectText(() => heading(locale)).toBe(ownTexts.none);
    await screen.findByText(ownTexts.removed);
    for (const name of ['name', 'relation', 'phone'] as const)
      expect((await field(name, locale)).value).toBe('');
    expect(await savedContact(mock)).toBeNull();
  });

  test(`in ${locale}: missing and invalid values show an error beside their field, and nothing is sent`, async () => {
    const { user, mock } = await renderScreen(PATH, { locale });
    const expectDescription = (name: 'name' | 'relation' | 'phone', description: string) =>
      expect
        .poll(() =>
          screen.queryByRole(name === 'relation' ? 'combobox' : 'textbox', {
            name: ownTexts[name],
            description,
          }),
        )
        .not.toBeNull();
    await field('name', locale);
    await press(user, 'save', locale);
    await expectDescription('name', fields['contactName.required']);
    await expectDescription('relation', fields['relation.required']);
    await expectDescription('phone', fields['phone.required']);
    expect(document.activeElement).toBe(await field('name', locale));
    await user.type(await field('phone', locale), '12ab3');
    expect((await field('phone', locale)).value).toBe('123');
    await expectDescription('phone', fields['phone.invalid']);
    await write(user, await field('name', locale), '   ');
    await press(user, 'save', locale);
    await expectDescription('name', fields['contactName.required']);
    expect(await mock.journal(SAVE)).toEqual([]);
  });
}

test('a name with markup is shown as text', async () => {
  const mock = await signedIn();
  await saveBisi(mock);
  const { user } = await renderScreen(PATH, { mock });
  await press(user, 'change');
  await write(user, await field('name'), '<img src=x onerror=alert(1)> evil');
  await press(user, 'save');
  await expectText(() => place()).toContain('<img src=x onerror=alert(1)> evil');
  expect(place().querySelector('img')).toBeNull();
});
