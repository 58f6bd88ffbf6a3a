import { messages } from '../../e2e/messages.ts';
import { expect, test } from './fixtures.ts';

const { dashboard } = messages('en');

test.use({ persona: 'complete' });

// The narrowest window that this engine opens, and a laptop's.
for (const [width, height] of [
  [447, 900],
  [1280, 900],
] as const)
  test(`at ${width} px the dashboard fits, draws another range, and leads from a request to paying it`, async ({
    webkit,
    control,
  }) => {
    await control.send('PUT', '/simulate/networks/trc20', { status: 'delayed' });
    await control.send('POST', '/simulate/requests', { from: 'amina', amount: '1234567.89', note: 'Dinner' });
    await webkit.resize(width, height);
    await webkit.goto('/w');
    await webkit.atRest();
    const { excess, outside } = await webkit.evaluate(() => ({
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      outside: [...document.querySelectorAll('main :is(.card, .pinned, .button, .money, .change)')]
        .filter((element) => {
          const { left, right, width: own } = element.getBoundingClientRect();
          return own > 0 && (left < 0 || right > innerWidth);
        })
        .map(({ className, textContent }) => `${className} ${textContent}`),
    }));
    expect(excess).toBeLessThanOrEqual(0);
    expect(outside).toEqual([]);
    await webkit.click({ role: 'button', name: dashboard.portfolio.ranges['1Y'] });
    await webkit.expectTrue(
      (period) => document.querySelector('figure figcaption')?.textContent.includes(period) ?? false,
      dashboard.portfolio.periods['1Y'],
    );
    await webkit.click({ css: '.payment-requests .tint' });
    await webkit.expectPath(/^\/w\/send\?request=req_/);
    await webkit.expectText('₦1,234,567.89');
  });
