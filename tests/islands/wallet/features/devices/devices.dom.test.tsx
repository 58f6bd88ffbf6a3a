import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { expectText, main, renderScreen, signedIn } from '../../../../render-wallet.tsx';

const PATH = '/w/devices-and-activities';

for (const locale of locales)
  test(`in ${locale}: demand 11`, async () => {
    await renderScreen(PATH, { persona: 'new-device-login', locale });
    const { devices: en } = messages(locale);
    await expectText(main).toContain(en.facts.ip);
    console.log(main().textContent);
  });
test('log', async () => {
  await renderScreen(`${PATH}?tab=activity`, { persona: 'many-activities' });
  const { activities } = messages('en');
  await expectText(main).toContain('Logged in');
  console.log(main().textContent?.slice(0, 800));
});
test('not me', async () => {
  const mock = await signedIn('new-device-login');
  const acts = Object.values(mock.app.sandboxes.default.state.activities).flat();
  const one = acts.find(({ event }) => event === 'new_device');
  await renderScreen(`${PATH}?not-me=${one?.id}`, { mock });
  const { notMe } = messages('en');
  await expectText(main).toContain(notMe.heading);
  await expectText(main).toContain('150,000');
  console.log(main().textContent);
});
test('logout', async () => {
  await renderScreen(`${PATH}/logout`, { persona: 'devices-50' });
  await expectText(main).toContain('Log out devices');
  console.log(main().textContent?.slice(0, 800));
});
