import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { spaceAfter } from '#src/intl/text/join-sentences.ts';
import { setNetwork } from '../../dom-page.ts';
import { expectText, main, renderScreen } from '../../render-wallet.tsx';

// Sentences that are elements: Chinese sets no space after its full stop, however they are joined.

const cn = messages('cn');
const shown = () => document.body.textContent;

test.each([
  ['/w/profile', 'no-address', cn.profile.limits.needs.profile],
  ['/w/set-profile', 'no-address', cn.profile.finish.why],
  ['/w/security/2fa-setup', 'complete', cn.twoFactor.off.noOtherWay],
  ['/w/receive?asset=usdt', 'complete', cn.receive.help.ask],
] as const)('%s as %s', async (address, persona, sentence) => {
  await renderScreen(address, { persona, locale: 'cn' });
  await expectText(main).toContain(sentence);
  expect(shown()).not.toMatch(/[。！？] /);
});

test('the notice of being offline', async () => {
  await renderScreen('/w/profile', { locale: 'cn' });
  await screen.findByRole('region', { name: cn.profile.personal.heading });
  setNetwork(false);
  await expect.poll(shown).toContain(cn.wallet.offline.title);
  expect(shown()).not.toMatch(/[。！？] /);
});

test.each([
  ['We couldn’t save your change.', ' '],
  ['修改保存失败。', ''],
  ['今日 Tron (TRC-20) 充值到账较慢', ' '],
  ['“转到安全账户”', ''],
])('after %s: "%s"', (text, space) => {
  expect(spaceAfter(text)).toBe(space);
});
