import type { Locator, Page } from '@playwright/test';
import * as contract from '#contract/support.ts';
import type { Conversation, Message } from '#contract/support.ts';
import type { Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { panelOf } from './panels.ts';
import { expect, type Mock } from './mock.ts';
import { advanceMarket } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { replySchemaOf } from '../../contract/endpoint.ts';
import { openPage } from './open-page.ts';

export const FAQS = 'GET /support/faqs';
export const LIST = 'GET /support/conversations';
export const OPEN = 'POST /support/conversations';
export const MESSAGES = 'GET /support/conversations/{id}/messages';
export const WRITE = 'POST /support/conversations/{id}/messages';

/** Milliseconds of the mock's clock until support has replied. */
const REPLY_MS = 46_000;

/** Opens the support panel by its URL. */
export async function openSupport(page: Page, locale: Locale = 'en', screen = '/w/send'): Promise<Locator> {
  await openPage(page, `${screen}?panel=support`);
  const panel = panelOf(page, 'support', locale);
  await expect(panel).toContainText(messages(locale).walletSupport.never);
  return panel;
}

export const chatOf = (page: Page, locale: Locale = 'en'): Locator => panelOf(page, 'chat', locale);
export const logOf = (page: Page, locale: Locale = 'en'): Locator => chatOf(page, locale).getByRole('log');
export const messagesOf = (page: Page, locale: Locale = 'en'): Locator =>
  logOf(page, locale).getByRole('listitem');
export const textField = (page: Page, locale: Locale = 'en'): Locator =>
  chatOf(page, locale).getByRole('textbox', { name: messages(locale).walletChat.field });
export const subjectField = (page: Page, locale: Locale = 'en'): Locator =>
  chatOf(page, locale).getByRole('textbox', { name: messages(locale).walletChat.subject });
export const conversationsOf = (panel: Locator, locale: Locale = 'en'): Locator =>
  panel
    .getByRole('region', { name: messages(locale).walletSupport.conversations.heading })
    .getByRole('listitem');

/** Starts a conversation, whose subject is also its first message, and shows it. */
export async function startConversation(
  page: Page,
  subject = 'My deposit',
  locale: Locale = 'en',
): Promise<void> {
  await openPage(page, `${QUIET_SCREEN}?panel=chat&conversation=new`);
  await subjectField(page, locale).fill(subject);
  await textField(page, locale).fill(`${subject}?`);
  await textField(page, locale).press('Enter');
  // Support's first message shows once the API has the conversation.
  await expect(messagesOf(page, locale)).toHaveCount(2);
}

/** Advances the mock's clock until support replies. */
export const advanceToReply = (mock: Mock) => advanceMarket(mock, REPLY_MS);

/** The conversations of the API, read with the browser's cookies. */
export async function fetchConversations(page: Page): Promise<readonly Conversation[]> {
  const response = await page.request.get(`${mockUrl}${contract.listConversations.path}`);
  return replySchemaOf(contract.listConversations).parse(await response.json()).data.items;
}

export async function fetchMessages(page: Page, id: string): Promise<readonly Message[]> {
  const response = await page.request.get(`${mockUrl}${contract.listMessages.path.replace('{id}', id)}`);
  return replySchemaOf(contract.listMessages).parse(await response.json()).data.items;
}

/** The user's messages in their only conversation. */
export async function fetchOwnMessages(page: Page): Promise<readonly string[]> {
  const [conversation] = await fetchConversations(page);
  if (!conversation) return [];
  const sentMessages = await fetchMessages(page, conversation.id);
  return sentMessages.filter(({ from }) => from === 'customer').map(({ text }) => text);
}
