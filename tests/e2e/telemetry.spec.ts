import type { BrowserContext, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { consents } from '#src/config/consent.ts';
import { matrix } from '../tier.ts';
import { built, expect, isThirdParty, measured, others, reports, test } from './telemetry-site.ts';
import { OPENING, totalOf } from './wallet-figures.ts';

const { home, consent: words } = messages('en');

const never = ['/login', '/signup', '/forgot-password', '/cn/otp-verification', '/oauth/callback'];

const question = (page: Page) => page.getByRole('form', { name: words.banner.label });

async function answer(context: BrowserContext, consent: string, site: string): Promise<void> {
  if (consent !== 'undecided') await context.addCookies([{ name: 'consent', value: consent, url: site }]);
}

/** Everything that a page asks of others than the site and its API from now on. */
function watchThirdParties(context: BrowserContext, site: string): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (isThirdParty(request.url(), site))
      asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return asked;
}

/** What a measured page asks of the services. */
const requestsOf = (services: readonly string[]) =>
  services.flatMap((service) => [`GET /telemetry/${service}.js`, `POST /telemetry/${service}`]).sort();

/** The files of a build for each answer are in tests/build/telemetry.test.ts, what is answered in tests/server/consent.test.ts. */
const answers = matrix('answers to the question', ['undecided', ...consents], (each) =>
  ['undecided', 'all'].includes(each),
);

for (const consent of answers) {
  const services = consent === 'all' ? ['analytics', 'recorder'] : [consent];
  const loads = services.filter((service) => service === 'analytics' || service === 'recorder');

  test(`${consent}: what leaves home and features`, async ({ page, context, mock, measuredSite }) => {
    await answer(context, consent, measuredSite);
    const asked = watchThirdParties(context, measuredSite);
    for (const path of measured) {
      await page.goto(`${path}?utm_source=x&email=ada@example.org`);
      await expect(question(page)).toHaveCount(consent === 'undecided' && !path.startsWith('/cn') ? 1 : 0);
    }
    expect(measured).toEqual(expect.arrayContaining(['/', '/cn']));
    const expected = measured.flatMap((path) => {
      const cn = path.startsWith('/cn');
      const body = {
        analytics: { kind: 'page-view', path, language: cn ? 'zh-CN' : 'en', referrer: null },
        recorder: {
          kind: 'start',
          page: path.replace(/^\/cn/, '') || '/',
          consent: 'granted',
          identify: null,
        },
      };
      return loads.map((service) => ({ service, body: body[service] }));
    });
    await expect.poll(async () => (await reports(mock)).length).toBe(expected.length);
    expect(await reports(mock)).toEqual(expect.arrayContaining(expected));
    expect(asked.sort()).toEqual(measured.flatMap(() => requestsOf(loads)).sort());
  });

  test(`${consent}: nothing leaves any other page`, async ({ page, context, mock, measuredSite }) => {
    await answer(context, consent, measuredSite);
    const asked = watchThirdParties(context, measuredSite);
    mock.expectErrors('/no/such/page', /status of 404/);
    for (const path of [...others, ...never]) {
      await page.goto(path);
      const asks = consent === 'undecided' && others.includes(path);
      await expect(question(page)).toHaveCount(asks ? 1 : 0);
    }
    // The last of them sends the browser to /login by itself.
    await page.waitForURL('**/login');
    // A page that may be measured comes last: by the time its reports are there, any before them would be.
    await page.goto('/');
    await expect.poll(async () => (await reports(mock)).length).toBeGreaterThanOrEqual(loads.length);
    expect(asked.sort()).toEqual(requestsOf(loads));
    expect(await reports(mock)).toHaveLength(loads.length);
  });
}

test('nothing leaves the wallet, and home tells the recorder who it is by number only', async ({
  page,
  context,
  mock,
  measuredSite,
}) => {
  const account = await mock.persona('complete', { login: true });
  await answer(context, 'all', measuredSite);
  const asked = watchThirdParties(context, measuredSite);
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  await page.goto('/');
  await expect(page.getByRole('banner')).toContainText('Tobi Adeyemi');
  const [status] = await mock.control.journal({ op: 'GET /user/profile/status' });
  const id = status?.customer_id ?? '';
  expect(id).not.toBe('');
  await expect
    .poll(() => reports(mock))
    .toContainEqual({
      service: 'recorder',
      body: { kind: 'start', page: '/', consent: 'granted', identify: id },
    });
  // Those of home alone.
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4);
  expect(asked.sort()).toEqual(requestsOf(['analytics', 'recorder']));
  const sent = await reports(mock);
  const text = JSON.stringify(sent);
  expect(text).not.toContain(account.email);
  expect(text).not.toMatch(/Tobi|Adeyemi|tobiade/);
  expect(JSON.stringify(sent.filter(({ service }) => service === 'analytics'))).not.toContain(id);
});

for (const [persona, path] of [
  ['missing-password', '/set-password'],
  ['missing-user-info', '/user-info'],
  ['missing-username', '/set-username'],
  ['missing-referral', '/set-referral'],
] as const) {
  test(`nothing leaves ${path}`, async ({ page, context, mock, measuredSite }) => {
    await mock.persona(persona, { login: true });
    await answer(context, 'all', measuredSite);
    const asked = watchThirdParties(context, measuredSite);
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await page.goto('/');
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(4);
    expect(asked.sort()).toEqual(requestsOf(['analytics', 'recorder']));
  });
}

test('the recorder hears of marked links and touched fields, not of what is typed', async ({
  page,
  context,
  mock,
  measuredSite,
}) => {
  await answer(context, 'recorder', measuredSite);
  await page.goto('/');
  await expect.poll(async () => (await reports(mock)).length).toBe(1);
  const field = page.getByRole('textbox', { name: home.box.label });
  await field.fill('ada@example.org');
  await field.blur();
  await page.getByRole('main').locator('[data-event="sign-up"]').click();
  await expect(page).toHaveURL('/signup');
  await expect
    .poll(async () => (await reports(mock)).map(({ body }) => body))
    .toEqual([
      { kind: 'start', page: '/', consent: 'granted', identify: null },
      { kind: 'input', page: '/', field: 'email' },
      { kind: 'event', page: '/', name: 'sign-up' },
    ]);
  expect(JSON.stringify(await reports(mock))).not.toMatch(/ada|example\.org/);
});

test('a service whose script does not come is asked for no more, and the other one reports', async ({
  page,
  context,
  mock,
  measuredSite,
}) => {
  await answer(context, 'all', measuredSite);
  const asked = watchThirdParties(context, measuredSite);
  await mock.fault({ op: 'GET /telemetry/analytics.js', effect: { type: 'reset' } });
  await page.goto('/');
  await expect.poll(async () => (await reports(mock)).map(({ service }) => service)).toEqual(['recorder']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.sort()).toEqual(['GET /telemetry/analytics.js', ...requestsOf(['recorder'])]);
});

test('a browser that opts out is neither asked nor measured', async ({
  page,
  context,
  mock,
  measuredSite,
}) => {
  await answer(context, 'all', measuredSite);
  await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  const asked = watchThirdParties(context, measuredSite);
  for (const path of [...measured, ...built(['/support', '/about-us'])]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  }
  // The same browser without the signal: its reports are the only ones.
  await context.setExtraHTTPHeaders({});
  await page.goto('/');
  await expect.poll(async () => (await reports(mock)).length).toBeGreaterThanOrEqual(2);
  expect(asked.sort()).toEqual(requestsOf(['analytics', 'recorder']));
});

test('a script without consent does not run, and says so', async ({ page, context, mock, measuredSite }) => {
  await answer(context, 'all', measuredSite);
  mock.expectErrors(/data-consent="granted" is missing/);
  // A page that forgot the attribute: ours, with it taken out on the way. Such a page counts as one from far away.
  await context.grantPermissions(['local-network-access']);
  await page.route(`${measuredSite}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(' data-consent="granted"', '');
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect
    .poll(async () => (await reports(mock)).map(({ body }) => body))
    .toEqual([
      { kind: 'refused', missing: 'consent' },
      { kind: 'refused', missing: 'consent' },
    ]);
  const { offences } = (await mock.control.send('GET', '/health')) as { offences: string[] };
  expect(offences.filter((line) => line.includes(mock.control.id))).toHaveLength(2);
});
