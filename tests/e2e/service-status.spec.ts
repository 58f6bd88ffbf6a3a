import { componentIds } from '#contract/status.ts';
import { messages } from '#src/i18n/messages.ts';
import { pathIn, type Locale } from '#src/intl/locale.ts';
import { utcText } from '#src/intl/time-format.ts';
import { expect, test, type Mock } from './mock.ts';

test.use({ javaScriptEnabled: false });

const since = '2026-11-21T09:42:00.000Z';
const change = (mock: Mock, id: string, status: string) =>
  mock.control.send('PATCH', '/state', [
    { op: 'replace', path: `/components/${id}`, value: { status, since } },
  ]);
const locales: readonly Locale[] = ['en', 'cn'];

for (const locale of locales) {
  const { service: t } = messages(locale).support;
  const path = pathIn(locale, '/support/status');

  test(`${path} says how each part is, and since when`, async ({ page, mock }) => {
    const verdict = page.getByRole('status');
    const parts = page.getByRole('list', { name: t.parts }).getByRole('listitem');
    const response = await page.goto(path);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await expect(verdict).toHaveText(t.fine);
    await expect(parts).toHaveCount(componentIds.length);
    for (const part of await parts.all()) await expect(part).toContainText(t.states.operational);

    await change(mock, 'deposits', 'degraded');
    await page.goto(path);
    await expect(verdict).toHaveText(t.degraded);
    const deposits = parts.filter({ hasText: t.components.deposits });
    await expect(deposits).toContainText(t.states.degraded);
    await expect(deposits.locator('time')).toHaveText(t.since.replace('{time}', utcText(since, locale)));

    await change(mock, 'sign-in', 'down');
    await page.goto(path);
    await expect(verdict).toHaveText(t.down);
    await expect(parts.filter({ hasText: t.components['sign-in'] })).toContainText(t.states.down);
  });
}

for (const [what, effect] of [
  ['fails', { type: 'status', status: 503 }],
  ['hangs up', { type: 'reset' }],
  ['never answers', { type: 'hang' }],
  ['is slow', { type: 'delay', ms: 8_000 }],
  ['says something else', { type: 'malformed' }],
  ['drips', { type: 'drip', ms: 8_000 }],
] as const) {
  test(`it admits to know nothing when the API ${what}`, async ({ page, mock }) => {
    await mock.fault({ op: 'GET /status', effect });
    const { service: t } = messages('en').support;
    const began = performance.now();
    await page.goto('/support/status');
    await expect(page.getByRole('status')).toHaveText(t.unknown);
    await expect(page.getByRole('link', { name: t.again })).toHaveAttribute('href', '/support/status');
    await expect(page.getByRole('link', { name: t.contact })).toHaveAttribute('href', '/contact');
    expect(performance.now() - began).toBeLessThan(6_000);
  });
}
