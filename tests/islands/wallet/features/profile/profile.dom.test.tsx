import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '#contract/profile.ts';
import { docsOf } from '#contract/docs.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { expectText, main, pass, renderScreen, signedIn } from '../../../../render-wallet.tsx';

const { profile: en, wallet } = messages('en');
const PATH = '/w/profile';
const READ = 'GET /user/profile';
const failed: Effect = { type: 'status', status: 503 };
const region = (name: string) => screen.findByRole('region', { name });

// requirement: 2.108
test('it says who one is, since when, and what only oneself sees', async () => {
  await renderScreen(PATH);
  const card = await region('Tobi Adeyemi');
  expect(card.textContent).toMatch(/Member since \w+ 202\d/);
  const personal = await region(en.personal.heading);
  for (const text of [
    'tobi@example.com',
    '+234 803 123 4567',
    '8 March 1993',
    '14 Adeola Odeku Street, Lagos, 101241, Nigeria',
  ])
    expect(personal.textContent).toContain(text);
  expect(within(card).getByRole('link', { name: en.edit })).toHaveProperty('pathname', '/w/edit-profile');
  expect(within(personal).queryByRole('link')).toBeNull();
  expect(await screen.findByRole('img', { name: 'QR code of your payment link, @tobiade' })).toBeTruthy();
});

// requirement: 9.18
test('the username is copied with its sign, and that is said for 2 s', async () => {
  const { user } = await renderScreen(PATH);
  const card = await region('Tobi Adeyemi');
  await user.click(within(card).getByRole('button', { name: 'Copy @tobiade' }));
  await expect.poll(() => card.textContent).toContain(wallet.popup.copied);
  expect(await navigator.clipboard.readText()).toBe('@tobiade');
  await pass(1900);
  expect(card.textContent).toContain(wallet.popup.copied);
  await pass(200);
  await expect.poll(() => card.textContent).not.toContain(wallet.popup.copied);
});

// requirement: 2.108
test('who has no name is Anonymous, and is led to what is missing', async () => {
  await renderScreen(PATH, { persona: 'no-profile' });
  await region(wallet.anonymous);
  const personal = await region(en.personal.heading);
  expect(within(personal).getByRole('link', { name: en.personal.finish })).toHaveProperty(
    'pathname',
    '/w/set-profile',
  );
  expect(within(personal).getAllByText(en.personal.missing)).toHaveLength(5);
  expect((await region(en.code.heading)).textContent).toContain(en.code.none);
});

test.each([
  ['no-address', 'Level 1', 'Level 2: ₦5,000,000', en.limits.needs.profile, 'link', en.limits.finish],
  ['complete', 'Level 2', 'Level 3: ₦50,000,000', en.limits.needs.address_proof, 'button', en.limits.support],
] as const)(
  'of %s the limits say their level, and the way to the next',
  async (persona, level, next, needs, role, way) => {
    await renderScreen(PATH, { persona });
    const limits = await region(en.limits.heading);
    await expect.poll(() => limits.textContent).toContain(level);
    await expect.poll(() => limits.textContent).toContain(next);
    expect(limits.textContent).toContain(needs);
    expect(within(limits).getByRole(role, { name: way })).toBeTruthy();
  },
);

// requirement: 8.13
test('a profile that can’t be had says so, and Try again brings it', async () => {
  const mock = await signedIn();
  await mock.fault(READ, failed);
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain('Failed to fetch user profile');
  await mock.clearFaults();
  const [retry] = await screen.findAllByRole('button', { name: wallet.load.retry });
  await user.click(retry!);
  await region('Tobi Adeyemi');
});

test('a picture stands where the initials were, here and in the header; one that can’t be shown leaves them', async () => {
  const mock = await signedIn();
  const { body } = docsOf({ area: 'profile', name: 'saveAvatar' }).example as { body: { image: string } };
  await mock.call(contract.saveAvatar, { body });
  const pictures = () => document.querySelectorAll('.avatar img');
  await renderScreen(PATH, { mock });
  await region('Tobi Adeyemi');
  await expect.poll(() => pictures().length).toBe(2);
  for (const picture of pictures())
    expect(picture.getAttribute('src')).toBe(`data:image/webp;base64,${body.image}`);
  // Here and in the header.
  for (const picture of pictures()) fireEvent.error(picture);
  await expect.poll(() => pictures().length).toBe(0);
  expect([...document.querySelectorAll('.avatar')].map((one) => one.getAttribute('data-initials'))).toEqual([
    'TA',
    'TA',
  ]);
});

test('on another screen the header fetches the picture, where there is one', async () => {
  const mock = await signedIn();
  const { body } = docsOf({ area: 'profile', name: 'saveAvatar' }).example as { body: { image: string } };
  await mock.call(contract.saveAvatar, { body });
  await renderScreen('/w/logout', { mock });
  await expect.poll(() => document.querySelectorAll('.me .avatar img').length).toBe(1);
});
