import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import * as contract from '#contract/support.ts';
import { messages } from '#src/i18n/messages.ts';
import type { Locale } from '#src/intl/locale.ts';
import { panel, pass, renderScreen, type WalletMock } from '../../../../render-wallet.tsx';

export const FAQS = 'GET /support/faqs';
export const LIST = 'GET /support/conversations';
export const OPEN = 'POST /support/conversations';
export const MESSAGES = 'GET /support/conversations/{id}/messages';
export const WRITE = 'POST /support/conversations/{id}/messages';
/** Beside a screen with answers of its own. */
export const HELP = '/w/send?panel=support';
export const NEW_TALK = '/w/security?panel=chat&conversation=new';

export const help = (locale: Locale = 'en') => panel('support', locale);
export const chat = (locale: Locale = 'en') => panel('chat', locale);
export const log = (locale: Locale = 'en') => within(chat(locale)).getByRole('log');
export const lines = (locale: Locale = 'en') => [...log(locale).querySelectorAll('li')];
export const lastLine = () => lines().at(-1) ?? document.body;
const field = (name: 'field' | 'subject', locale: Locale) =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: messages(locale).walletChat[name] });
export const textField = (locale: Locale = 'en') => field('field', locale);
export const subjectField = (locale: Locale = 'en') => field('subject', locale);
/** The conversations in the support panel. */
export const talkRows = (locale: Locale = 'en') => {
  const name = messages(locale).walletSupport.conversations.heading;
  return [...within(help(locale)).getByRole('region', { name }).querySelectorAll('li')];
};
export const talkRow = () => talkRows()[0] ?? document.body;

const clientId = (last: number) => `0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b${String(last).padStart(2, '0')}`;

/** Somebody has written to support, in words that are the subject and a question mark. */
export async function beginTalk(mock: WalletMock, subject = 'My deposit') {
  const client_id = clientId((await talksAt(mock)).length + 1);
  const body = { client_id, subject, text: `${subject}?`, context: { route: '/w/send' } };
  const { data } = await mock.call(contract.openConversation, { body });
  return { id: data.id, address: `/w/security?panel=chat&conversation=${data.id}` };
}

/** A conversation that stands open: the first message and what support says to it by itself. */
export async function openTalk(mock: WalletMock, subject?: string) {
  const talk = await beginTalk(mock, subject);
  const { user } = await renderScreen(talk.address, { mock });
  await expect.poll(() => lines()).toHaveLength(2);
  return { ...talk, user };
}

export async function say(user: UserEvent, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const input = await textField();
    await write(user, input, text);
    await user.keyboard('{Enter}');
    await expect.poll(() => input.value).toBe('');
  }
}

/** Puts a text into a field, as a paste does: key by key a long one takes long. */
export async function write(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

/** Support answers, as the mock's clock has it. */
export const answer = () => pass(46_000);

export const talksAt = async (mock: WalletMock) => (await mock.call(contract.listConversations)).data.items;

/** What the person has said in their newest conversation. */
export async function ownAt(mock: WalletMock): Promise<readonly string[]> {
  const [talk] = await talksAt(mock);
  if (!talk) return [];
  const { data } = await mock.call(contract.listMessages, { params: { id: talk.id } });
  return data.items.filter(({ from }) => from === 'customer').map(({ text }) => text);
}
