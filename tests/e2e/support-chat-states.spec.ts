import type { Effect } from '#mock-api/faults/effect.ts';
import { MESSAGES_A_MINUTE } from '#contract/support.ts';
import { messages } from '#src/i18n/messages.ts';
import { mockUrl } from '../../scripts/addresses.ts';
import { panelOf } from './finding.ts';
import { LIST, MESSAGES, beginTalk, chatOf, linesOf, logOf, talksAt, textField } from './help.ts';
import { expect, test } from './mock.ts';
import { OPENING } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

test.use({ persona: 'complete' });

const { walletChat: en, walletSupport, toasts } = messages('en');
const effects: readonly Effect[] = [
  { type: 'status', status: 500 },
  { type: 'reset' },
  { type: 'malformed' },
];

for (const effect of effects)
  // requirement: 2.53
  test(`a conversation that cannot be had (${effect.type}) says so, and Retry brings it`, async ({
    page,
    mock,
  }) => {
    await beginTalk(page);
    const address = page.url();
    await mock.fault({ op: MESSAGES, effect });
    await page.goto(address);
    const alert = chatOf(page).getByRole('alert');
    await expect(alert).toContainText(en.failed, OPENING);
    if (effect.type === 'status') await expect(alert).toContainText(/Request \S+/);
    // What is written meanwhile is sent all the same.
    await textField(page).fill('Hello?');
    await mock.clearFaults();
    await alert.getByRole('button', { name: en.retry }).click();
    await expect(linesOf(page)).toHaveCount(2);
    await expect(textField(page)).toHaveValue('Hello?');
  });

test('without the list it cannot say which conversation is open, and says that', async ({ page, mock }) => {
  await mock.fault({ op: LIST, effect: { type: 'status', status: 500 } });
  await page.goto(`${QUIET_SCREEN}?panel=chat`);
  await expect(chatOf(page).getByRole('alert')).toContainText(en.failed, OPENING);
  await mock.clearFaults();
  await chatOf(page).getByRole('button', { name: en.retry }).click();
  await expect(chatOf(page).getByRole('heading', { name: en.newHeading })).toBeVisible();
});

// requirement: 2.54
test('what nobody answers is bones, and after ten seconds a word; it can still be left', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await beginTalk(page);
  const address = page.url();
  await mock.fault({ op: MESSAGES, effect: { type: 'hang' } });
  await page.goto(address);
  await expect(chatOf(page).getByRole('status').filter({ hasText: en.loading })).toHaveCount(1, OPENING);
  await expect(logOf(page)).toHaveCount(0);
  await mock.clock.advance(10_000);
  await expect(chatOf(page)).toContainText(toasts.stillWorking);
  await page.keyboard.press('Escape');
  await expect(chatOf(page)).toHaveCount(0);
});

test('a conversation that there is not leads back to those that there are', async ({ page, mock }) => {
  mock.expectErrors('/support/conversations/cnv_none');
  await mock.fault({ op: 'GET /nothing', effect: { type: 'reset' } });
  await page.goto(`${QUIET_SCREEN}?panel=chat&conversation=cnv_none`);
  await expect(chatOf(page).getByRole('heading', { name: en.gone })).toBeVisible(OPENING);
  await expect(textField(page)).toHaveCount(0);
  await chatOf(page).getByRole('button', { name: en.back }).last().click();
  await expect(panelOf(page, 'support')).toContainText(walletSupport.never);
});

test('what is there stays when news cannot be had, with its age', async ({ page, mock }) => {
  await mock.clock.hold();
  await beginTalk(page);
  await mock.fault({ op: MESSAGES, effect: { type: 'status', status: 500 } });
  // It looks whether one’s own was delivered.
  await mock.clock.advance(5000);
  await expect(chatOf(page)).toContainText(/These are as of \d\d:\d\d\./);
  await expect(linesOf(page)).toHaveCount(2);
  await mock.clearFaults();
  await chatOf(page).getByRole('button', { name: en.retry }).click();
  await expect(chatOf(page)).not.toContainText('These are as of');
});

test('a long conversation opens at its end; what is earlier comes above what is read', async ({
  page,
  mock,
}) => {
  test.slow();
  await mock.clock.hold();
  await beginTalk(page);
  const address = page.url();
  const [talk] = await talksAt(page);
  for (let turn = 1; turn <= 60; turn += 1) {
    // As many as may be sent in a minute, with the one that opened it: meanwhile they are answered.
    if (turn % MESSAGES_A_MINUTE === 0) await mock.clock.advance('1m');
    const written = await page.request.post(`${mockUrl}/support/conversations/${talk?.id}/messages`, {
      data: {
        client_id: `0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b${String(turn).padStart(2, '0')}`,
        text: `Turn ${turn}`,
      },
    });
    expect(written.status(), String(turn)).toBe(200);
  }
  await page.goto(address);
  await expect(linesOf(page)).toHaveCount(50, OPENING);
  const last = linesOf(page).last();
  await expect(last).toBeInViewport();
  const older = chatOf(page).getByRole('button', { name: en.older });
  await mock.fault({ op: MESSAGES, effect: { type: 'status', status: 500 }, times: 1 });
  await older.press('Enter');
  await expect(chatOf(page)).toContainText(en.olderFailed);
  const first = linesOf(page).filter({ hasText: 'Turn 14' });
  await expect(first).toBeInViewport();
  await chatOf(page).getByRole('button', { name: en.retry }).press('Enter');
  await expect(linesOf(page)).toHaveCount(65);
  // Nothing jumps under the reader, and nobody has it read to them.
  await expect(first).toBeInViewport();
  await expect(logOf(page)).toHaveAttribute('aria-live', 'off');
  await expect(older).toHaveCount(0);
  await textField(page).fill('The end');
  await textField(page).press('Enter');
  await expect(linesOf(page).last()).toBeInViewport();
  await expect(logOf(page)).toHaveAttribute('aria-live', 'polite');
});
