import { expect, test, vi } from 'vitest';
import { loadMessages } from '#src/i18n/load-messages.ts';
import { messages } from '#src/i18n/messages.ts';
import { ensureMessages } from '#src/islands/wallet/i18n/load-messages.ts';
import { $loadedMessages, $i18n } from '#src/islands/wallet/i18n/i18n.ts';

test('words that are asked for before the wallet renders wait for its language, and are not asked for again and again', async () => {
  const looks = vi.spyOn($i18n, 'get');
  const asked = ensureMessages(['notifications']);
  // Long enough for a fetch in the wrong language, and for the ones after it.
  for (let turn = 0; turn < 5; turn += 1) await loadMessages('notifications', 'en');
  expect(looks.mock.calls.length).toBeLessThan(3);
  expect($loadedMessages.get()).toEqual({});
  const { wallet, toasts } = messages('cn');
  $i18n.set({ locale: 'cn', product: { en: 'Cowrie', cn: '贝币' }, messages: wallet, toasts });
  await asked;
  expect($loadedMessages.get()).toEqual({ notifications: messages('cn').notifications });
});
