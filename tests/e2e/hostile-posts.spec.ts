import { messages } from '#src/i18n/messages.ts';
import { siteUrl } from '../../scripts/addresses.ts';
import { badMessages, texts } from './bad-messages.ts';
import { SEND, contactForm, expectKept, good, post, show, write } from './contact-form.ts';
import { expect, test } from './mock.ts';

test.use({ javaScriptEnabled: false });

test.describe('bad input', () => {
  test('comes in more than twenty kinds', () => {
    expect(badMessages.length).toBeGreaterThanOrEqual(20);
  });

  for (const { what, multipart, errors, kept } of badMessages) {
    test(`${what} comes back, and nothing is sent`, async ({ page, mock }) => {
      const { contact: t, fields } = messages('en');
      const answer = await post(page, '/contact?_action=contact', multipart);
      expect(answer.status()).toBe(400);
      expect(answer.headers()['cache-control']).toBe('private, no-store');
      await show(page, answer);
      await expect(page.getByRole('alert')).toHaveText(t.problem.fields);
      for (const field of ['name', 'email', 'message'] as const) {
        const box = contactForm(page)[field];
        const error = errors[field];
        if (error) await expect(box).toHaveAccessibleDescription(new RegExp(`^${fields[error]}`));
        else await expect(box).not.toHaveAttribute('aria-invalid');
        if (kept[field] !== undefined) await expect(box).toHaveValue(kept[field]);
      }
      expect(await page.locator('script').count()).toBe(0);
      expect(await mock.journal({ op: SEND })).toEqual([]);
    });
  }
});

for (const text of texts) {
  test(`${JSON.stringify(text)} is text, on the page and for the API`, async ({ page, mock }) => {
    mock.expectErrors('/contact');
    await page.goto('/contact');
    await write(page, 'en', { message: `Look: ${text} end`, email: 'wrong' });
    await contactForm(page).submit.click();
    await expectKept(page, 'en', { ...good, message: `Look: ${text} end`, email: 'wrong' });
    await contactForm(page).email.fill(good.email);
    await contactForm(page).submit.click();
    await expect(page).toHaveURL(/\/contact\/sent/);
    const [call] = await mock.journal({ op: SEND });
    expect(call?.body).toMatchObject({ message: `Look: ${text} end` });
  });
}

test('the field that nobody sees stops a program, and loses nothing', async ({ page, mock }) => {
  const { problem } = messages('en').contact;
  await page.goto('/contact');
  await expect(page.getByLabel(problem.trap)).not.toBeInViewport({ ratio: 1 });
  expect(await page.getByRole('textbox', { name: problem.trap }).count()).toBe(0);
  await show(
    page,
    await post(page, '/contact?_action=contact', { ...good, website: 'https://pearls.example' }),
  );
  await expectKept(page, 'en');
  const trap = page.getByRole('textbox', { name: problem.trap });
  await expect(trap).toHaveValue('https://pearls.example');
  await expect(trap).toHaveAccessibleDescription(problem.trapFilled);
  expect(await mock.journal({ op: SEND })).toEqual([]);
});

test('a post from another site is refused', async ({ page, mock }) => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:1'])
    for (const [path, status] of [
      ['/contact?_action=contact', 403],
      ['/newsletter?_action=newsletter', 403],
      ['/_actions/contact', 404],
    ] as const) {
      const answer = await page.request.post(path, { form: good, headers: { origin } });
      expect([origin, path, answer.status()]).toEqual([origin, path, status]);
    }
  expect(await mock.journal({ op: SEND })).toEqual([]);
});

test('what is too big is told so, whether its length is said or not', async ({ page }) => {
  const big = await post(page, '/contact?_action=contact', { ...good, message: 'x'.repeat(70_000) });
  expect(big.status()).toBe(413);
  await show(page, big);
  await expect(page.getByRole('alert')).toHaveText(messages('en').contact.problem.tooLarge);

  const unsaid = await fetch(`${siteUrl}/contact?_action=contact`, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' },
    body: new Blob(['message=', 'x'.repeat(70_000)]).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(unsaid.status).toBe(413);
});

// requirement: 8.05
test('the API’s own words come as text, without what hides in them', async ({ page, mock }) => {
  const message = 'No: <b>not</b> \u202etoday\u0007';
  await mock.fault({ op: SEND, effect: { type: 'status', status: 409, message } });
  await show(page, await post(page, '/contact?_action=contact', good));
  await expect(page.getByRole('alert')).toHaveText('No: <b>not</b> today');
  await expectKept(page, 'en');
});

test('a refusal without words is told in ours', async ({ page, mock }) => {
  await mock.fault({ op: SEND, effect: { type: 'status', status: 422, message: null } });
  await show(page, await post(page, '/contact?_action=contact', good));
  await expect(page.getByRole('alert')).toHaveText(messages('en').contact.problem.refused);
  await expectKept(page, 'en');
});
