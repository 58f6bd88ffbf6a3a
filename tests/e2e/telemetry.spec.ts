import type { BrowserContext, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { consents } from '#src/config/consent.ts';
import { matrix } from '../tier.ts';
import { built, expect, isThirdParty, measured, others, reports, test } from './telemetry-site.ts';
import { totalOf } from './wallet-page.ts';
import { waitForHydration } from './hydration.ts';
import { openPage } from './open-page.ts';

const { home, consent: t } = messages('en');

const never = ['/login', '/signup', '/forgot-password', '/cn/otp-verification', '/oauth/callback'];

const banner = (page: Page) => page.getByRole('form', { name: t.banner.label });

async function setConsent(context: BrowserContext, consent: string, site: string): Promise<void> {
  if (consent !== 'undecided') await context.addCookies([{ name: 'consent', value: consent, url: site }]);
}

/** Collects all third-party requests from now on. */
function watchThirdParties(context: BrowserContext, site: string): string[] {
  const requests: string[] = [];
  context.on('request', (request) => {
    if (isThirdParty(request.url(), site))
      requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return requests;
}

/** The requests of a page with telemetry. */
const requestsOf = (services: readonly string[]) =>
  services.flatMap((service) => [`GET /telemetry/${service}.js`, `POST /telemetry/${service}`]).sort();

/** tests/build/telemetry.test.ts checks the files of the build, tests/server/consent.test.ts the responses for each consent. */
const answers = matrix('consent values', ['undecided', ...consents], (each) =>
  ['undecided', 'all'].includes(each),
);

for (const consent of answers) {
  const services = consent === 'all' ? ['analytics', 'recorder'] : [consent];
  const loads = services.filter((service) => service === 'analytics' || service === 'recorder');

  // requirement: 7.42
  test(`${consent}: home and features send only the reports that consent allows`, async ({
    page,
    context,
    mock,
    measuredSite,
  }) => {
    await setConsent(context, consent, measuredSite);
    const requests = watchThirdParties(context, measuredSite);
    for (const path of measured) {
      await openPage(page, `${path}?utm_source=x&email=ada@example.org`);
      await expect(banner(page)).toHaveCount(consent === 'undecided' && !path.startsWith('/cn') ? 1 : 0);
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
    expect(requests.sort()).toEqual(measured.flatMap(() => requestsOf(loads)).sort());
  });

  test(`${consent}: other pages make no third-party requests`, async ({
    page,
    context,
    mock,
    measuredSite,
  }) => {
    await setConsent(context, consent, measuredSite);
    const requests = watchThirdParties(context, measuredSite);
    mock.expectErrors('/no/such/page', /status of 404/);
    for (const path of [...others, ...never]) {
      await openPage(page, path);
      const showsBanner = consent === 'undecided' && others.includes(path);
      await expect(banner(page)).toHaveCount(showsBanner ? 1 : 0);
    }
    // The last page redirects to /login.
    await page.waitForURL('**/login');
    // A page with telemetry comes last: once its reports have arrived, earlier ones would have too.
    await openPage(page, '/');
    await expect.poll(async () => (await reports(mock)).length).toBeGreaterThanOrEqual(loads.length);
    expect(requests.sort()).toEqual(requestsOf(loads));
    expect(await reports(mock)).toHaveLength(loads.length);
  });
}

// requirement: 7.43
test('the wallet sends nothing, and home identifies the user to the recorder by id only', async ({
  page,
  context,
  mock,
  measuredSite,
}) => {
  const account = await mock.persona('complete', { login: true });
  await setConsent(context, 'all', measuredSite);
  const requests = watchThirdParties(context, measuredSite);
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  await openPage(page, '/');
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
  // Only those of home.
  await expect.poll(() => requests.length).toBeGreaterThanOrEqual(4);
  expect(requests.sort()).toEqual(requestsOf(['analytics', 'recorder']));
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
  test(`${path} makes no third-party requests`, async ({ page, context, mock, measuredSite }) => {
    await mock.persona(persona, { login: true });
    await setConsent(context, 'all', measuredSite);
    const requests = watchThirdParties(context, measuredSite);
    await openPage(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForHydration(page);
    await openPage(page, '/');
    await expect.poll(() => requests.length).toBeGreaterThanOrEqual(4);
    expect(requests.sort()).toEqual(requestsOf(['analytics', 'recorder']));
  });
}

// requirement: 7.43
test('the recorder reports marked links and focused fields, and no input', async ({
  page,
  context,
  mock,
  measuredSite,
}) => {
  await setConsent(context, 'recorder', measuredSite);
  await openPage(page, '/');
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

test('a service whose script fails to load is not retried, and the other one reports', async ({
  page,
  context,
  mock,
  measuredSite,
}) => {
  await setConsent(context, 'all', measuredSite);
  const requests = watchThirdParties(context, measuredSite);
  await mock.fault({ op: 'GET /telemetry/analytics.js', effect: { type: 'reset' } });
  await openPage(page, '/');
  await expect.poll(async () => (await reports(mock)).map(({ service }) => service)).toEqual(['recorder']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests.sort()).toEqual(['GET /telemetry/analytics.js', ...requestsOf(['recorder'])]);
});

test('a browser with an opt-out signal gets no banner and no telemetry', async ({
  page,
  context,
  mock,
  measuredSite,
}) => {
  await setConsent(context, 'all', measuredSite);
  await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  const requests = watchThirdParties(context, measuredSite);
  for (const path of [...measured, ...built(['/support', '/about-us'])]) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  }
  // The same browser without the signal: only its reports exist.
  await context.setExtraHTTPHeaders({});
  await openPage(page, '/');
  await expect.poll(async () => (await reports(mock)).length).toBeGreaterThanOrEqual(2);
  expect(requests.sort()).toEqual(requestsOf(['analytics', 'recorder']));
});

test('a telemetry script without consent does not run, and reports the offence', async ({
  page,
  context,
  mock,
  measuredSite,
}) => {
  await setConsent(context, 'all', measuredSite);
  mock.expectErrors(/data-consent="granted" is missing/);
  // Removes the consent attribute from the page's HTML, as if the page had forgotten it.
  await context.grantPermissions(['local-network-access']);
  await page.route(`${measuredSite}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(' data-consent="granted"', '');
    await route.fulfill({ response, body });
  });
  await openPage(page, '/');
  await expect
    .poll(async () => (await reports(mock)).map(({ body }) => body))
    .toEqual([
      { kind: 'refused', missing: 'consent' },
      { kind: 'refused', missing: 'consent' },
    ]);
  const { offences } = (await mock.control.send('GET', '/health')) as { offences: string[] };
  expect(offences.filter((line) => line.includes(mock.control.id))).toHaveLength(2);
});
