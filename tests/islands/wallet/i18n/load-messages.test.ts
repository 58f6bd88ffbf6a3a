import { expect, test, vi } from 'vitest';
import { loadMessages } from '#src/i18n/load-messages.ts';
import { messages } from '#src/i18n/messages.ts';
import { ensureMessages } from '#src/islands/wallet/i18n/load-messages.ts';
import { $loadedMessages, $i18n } from '#src/islands/wallet/i18n/i18n.ts';

test('messages requested before the wallet renders wait for its language, without polling', async () => {
  const reads = vi.spyOn($i18n, 'get');
  const loading = ensureMessages(['notifications']);
  // Long enough for a fetch in the wrong language and several repeats.
  for (let turn = 0; turn < 5; turn += 1) await loadMessages('notifications', 'en');
  expect(reads.mock.calls.length).toBeLessThan(3);
  expect($loadedMessages.get()).toEqual({});
  const { wallet, toasts } = messages('cn');
  $i18n.set({ locale: 'cn', product: { en: 'Cowrie', cn: '贝币' }, messages: wallet, toasts });
  await loading;
  expect($loadedMessages.get()).toEqual({ notifications: messages('cn').notifications });
});
