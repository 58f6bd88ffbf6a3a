import type { Locator, Page } from '@playwright/test';
import * as contract from '#contract/support.ts';
import type { Conversation, Message } from '#contract/support.ts';
import type { Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { panelOf } from './finding.ts';
import { expect, type Mock } from './mock.ts';
import { OPENING, moveMarket } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

export const FAQS = 'GET /support/faqs';
export const LIST = 'GET /support/conversations';
export const OPEN = 'POST /support/conversations';
export const MESSAGES = 'GET /support/conversations/{id}/messages';
export const WRITE = 'POST /support/conversations/{id}/messages';

/** Milliseconds of the mock's time until support has answered. */
const ANSWER = 46_000;

/** The help panel, opened by its address. */
export async function openHelp(page: Page, locale: Locale = 'en', screen = '/w/send'): Promise<Locator> {
  await page.goto(`${screen}?panel=support`);
  const panel = panelOf(page, 'support', locale);
  await expect(panel).toContainText(messages(locale).walletSupport.never, OPENING);
  return panel;
}

export const chatOf = (page: Page, locale: Locale = 'en'): Locator => panelOf(page, 'chat', locale);
export const logOf = (page: Page, locale: Locale = 'en'): Locator => chatOf(page, locale).getByRole('log');
export const linesOf = (page: Page, locale: Locale = 'en'): Locator =>
  logOf(page, locale).getByRole('listitem');
export const textField = (page: Page, locale: Locale = 'en'): Locator =>
  chatOf(page, locale).getByRole('textbox', { name: messages(locale).walletChat.field });
export const subjectField = (page: Page, locale: Locale = 'en'): Locator =>
  chatOf(page, locale).getByRole('textbox', { name: messages(locale).walletChat.subject });
export const talksOf = (panel: Locator, locale: Locale = 'en'): Locator =>
  panel
    .getByRole('region', { name: messages(locale).walletSupport.conversations.heading })
    .getByRole('listitem');

/** Begins a conversation and shows it; what it is about is its first message too. */
export async function beginTalk(page: Page, subject = 'My deposit', locale: Locale = 'en'): Promise<void> {
  await page.goto(`${QUIET_SCREEN}?panel=chat&conversation=new`);
  await subjectField(page, locale).fill(subject, OPENING);
  await textField(page, locale).fill(`${subject}?`);
  await textField(page, locale).press('Enter');
  // What support says first is there once the API has it.
  await expect(linesOf(page, locale)).toHaveCount(2);
}

/** Support answers, as the mock's clock has it. */
export const answer = (mock: Mock) => moveMarket(mock, ANSWER);

/** What the sandbox has, asked with the browser's own cookies. */
export async function talksAt(page: Page): Promise<readonly Conversation[]> {
  const response = await page.request.get(`${mockUrl}${contract.conversations.path}`);
  return contract.conversations.reply.parse(await response.json()).data.items;
}

export async function saidAt(page: Page, id: string): Promise<readonly Message[]> {
  const response = await page.request.get(`${mockUrl}${contract.messages.path.replace('{id}', id)}`);
  return contract.messages.reply.parse(await response.json()).data.items;
}

/** What the person has said in their only conversation. */
export async function ownAt(page: Page): Promise<readonly string[]> {
  const [talk] = await talksAt(page);
  if (!talk) return [];
  const said = await saidAt(page, talk.id);
  return said.filter(({ from }) => from === 'me').map(({ text }) => text);
}
