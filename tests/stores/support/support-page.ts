import { vi } from 'vitest';
import type { Conversation, Message } from '#contract/support.ts';
import { newDocument } from '../new-document.ts';

const API = 'http://localhost:8787/support/conversations';
export const OPEN = 'POST /support/conversations';
export const WRITE = 'POST /support/conversations/{id}/messages';
export const MESSAGES = 'GET /support/conversations/{id}/messages';

/** A signed-in page with its own mock, and stores that know nothing yet: they are modules. */
export async function openSupport() {
  const { mock, tab, kept } = newDocument();
  await mock.signIn('complete');
  const stores = await loadStores();
  await stores.auth.checkStatus();

  const get = async <T>(path: string) => ((await (await mock.send(API + path)).json()) as { data: T }).data;
  return {
    mock,
    tab,
    kept,
    ...stores,
    fault: (op: string, effect: object, more = {}) =>
      mock.control('POST', '/faults', { op, effect, ...more }),
    /** What the API has. */
    known: async () => (await get<{ items: Conversation[] }>('')).items,
    messages: async (id: string) => (await get<{ items: Message[] }>(`/${id}/messages`)).items,
    said: async (id: string) =>
      (await get<{ items: Message[] }>(`/${id}/messages`)).items
        .filter(({ from }) => from === 'customer')
        .map(({ text }) => text),
  };
}

/** The stores of a document that has just been opened; the tab's storage stays. */
export async function loadStores() {
  vi.resetModules();
  // The window's own events are heard with and without its name.
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  const [auth, outbox, outgoing, queue, drafts, thread, conversations, news, delivery, online] =
    await Promise.all([
      import('#src/stores/session/auth.ts'),
      import('#src/stores/support/outbox.ts'),
      import('#src/stores/support/outbox-messages.ts'),
      import('#src/stores/support/outbox-storage.ts'),
      import('#src/stores/support/message-drafts.ts'),
      import('#src/stores/support/thread.ts'),
      import('#src/stores/support/conversations.ts'),
      import('#src/stores/live/server-events.ts'),
      import('#src/stores/support/send-message.ts'),
      import('#src/stores/query/online.ts'),
    ]);
  return { auth, outbox, outgoing, queue, drafts, thread, conversations, news, delivery, online };
}

/** The browser loses its network, or has it again. */
export function setNetwork(online: boolean): void {
  vi.stubGlobal('navigator', { onLine: online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

export const uuid = (last: number) => `0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b${String(last).padStart(2, '0')}`;
/** The first message of a conversation. */
export const opening = (last: number, text = `Opens ${last}`) => ({
  client_id: uuid(last),
  conversationId: uuid(last),
  text,
  newConversation: { subject: `About ${last}`, route: '/w/send' },
});
export const writing = (conversationId: string, last: number, text = `Text ${last}`) => ({
  client_id: uuid(last),
  conversationId,
  text,
  newConversation: null,
});
