import type { BrowserContext, Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { consents } from '#src/intl/consent.ts';
import { violations } from './axe.ts';
import { built, expect, isThirdParty, reports, test } from './telemetry-site.ts';

const { home, shell, consent: words } = messages('en');

/** Those that may be measured (spec section 7, Third-party), in both languages. */
const measured = built(['/', '/cn', '/features', '/cn/features']);
/** Public pages that may not. A page that is not there is one of them. */
const others = [...built(['/support', '/about-us', '/blog', '/legal/cookies']), '/no/such/page'];
const never = ['/login', '/signup', '/cn/otp-verification', '/oauth/callback'];

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

test('there are pages to measure', () => {
  expect(measured).toEqual(expect.arrayContaining(['/', '/cn']));
});

for (const consent of ['undecided', ...consents]) {
  const services = consent === 'all' ? ['analytics', 'recorder'] : [consent];
  const loads = services.filter((service) => service === 'analytics' || service === 'recorder');

  test(`${consent}: what leaves home and features`, async ({ page, context, mock, measuredSite }) => {
    await answer(context, consent, measuredSite);
    const asked = watchThirdParties(context, measuredSite);
    for (const path of measured) {
      await page.goto(`${path}?utm_source=x&email=ada@example.org`);
      await expect(question(page)).toHaveCount(consent === 'undecided' && !path.startsWith('/cn') ? 1 : 0);
      await page.waitForLoadState('networkidle');
    }
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
      return loads.map((service) => ({ service, body: body[service as keyof typeof body] }));
    });
    await expect.poll(async () => (await reports(mock)).length).toBe(expected.length);
    expect(await reports(mock)).toEqual(expect.arrayContaining(expected));
    const requests = loads.flatMap((service) => [
      `GET /telemetry/${service}.js`,
      `POST /telemetry/${service}`,
    ]);
    expect([...new Set(asked)].sort()).toEqual(requests.sort());
    expect(asked).toHaveLength(requests.length * measured.length);
  });

  test(`${consent}: nothing leaves any other page`, async ({ page, context, mock, measuredSite }) => {
    await answer(context, consent, measuredSite);
    const asked = watchThirdParties(context, measuredSite);
    mock.expectErrors('/no/such/page', /status of 404/);
    for (const path of [...others, ...never]) {
      await page.goto(path);
      const asks = consent === 'undecided' && others.includes(path);
      await expect(question(page)).toHaveCount(asks ? 1 : 0);
      await page.waitForLoadState('networkidle');
    }
    expect(asked).toEqual([]);
    expect(await reports(mock)).toEqual([]);
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
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.goto('/');
  await expect.poll(async () => (await reports(mock)).length).toBe(2);
  const sent = await reports(mock);
  const { customer_id: id } = (await mock.journal({ op: 'GET /user/profile/status' }))[0] as unknown as {
    customer_id: string;
  };
  expect(id).toBeTruthy();
  expect(sent).toContainEqual({
    service: 'recorder',
    body: { kind: 'start', page: '/', consent: 'granted', identify: id },
  });
  const text = JSON.stringify(sent);
  expect(text).not.toContain(account.email);
  expect(text).not.toMatch(/Tobi|Adeyemi|tobiade/);
  expect(text.split(id)).toHaveLength(2);
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
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
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

test('what a service sends is not looked at when its script does not come', async ({
  page,
  context,
  mock,
  measuredSite,
}) => {
  await answer(context, 'all', measuredSite);
  for (const service of ['analytics', 'recorder'])
    await mock.fault({ op: `GET /telemetry/${service}.js`, effect: { type: 'reset' } });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await reports(mock)).toEqual([]);
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
    await expect(question(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);
  expect(await reports(mock)).toEqual([]);
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

test.describe('the question', () => {
  test('is answered by the keyboard, in the order of the page', async ({ page, context, mock }) => {
    await page.goto('/');
    const allow = question(page).getByRole('button', { name: words.banner.allow });
    const decline = question(page).getByRole('button', { name: words.banner.decline });
    const [first, second] = [await allow.boundingBox(), await decline.boundingBox()];
    expect([first?.width, first?.height, first?.y]).toEqual([second?.width, second?.height, second?.y]);
    await page.getByRole('banner').getByRole('link', { name: shell.account.signup }).focus();
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('link', { name: words.banner.choose })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(allow).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(decline).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(await reports(mock)).toEqual([]);
    expect((await context.cookies()).find(({ name }) => name === 'consent')).toMatchObject({
      value: 'none',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
  });

  test('once allowed, both services run, and back at the page nothing is asked', async ({ page, mock }) => {
    await page.goto('/cn');
    const { banner } = messages('cn').consent;
    await page.getByRole('form', { name: banner.label }).getByRole('button', { name: banner.allow }).click();
    await expect(page.getByRole('form', { name: banner.label })).toHaveCount(0);
    await expect(page).toHaveURL('/cn');
    await expect.poll(async () => (await reports(mock)).length).toBe(2);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no fault for axe, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of ['/', '/cn', ...built(['/legal/cookies', '/cn/legal/cookies'])]) {
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      }
    });
  }

  test('moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Reflect.set(window, 'moved', seen);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          for (const { node } of entry.sources) seen.push(String(node?.nodeName));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of measured) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => Reflect.get(window, 'moved') as string[])).toEqual([]);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  const tags = (page: Page) => page.locator('script[src*="/telemetry/"]');

  test('the question is answered where it stands', async ({ page, mock }) => {
    mock.expectErrors('/no/such/page', /status of 404/);
    for (const path of ['/', ...others]) {
      await page.context().clearCookies({ name: 'consent' });
      await page.goto(path);
      await question(page).getByRole('button', { name: words.banner.allow }).click();
      await expect(question(page)).toHaveCount(0);
      if (path !== '/no/such/page') await expect(page).toHaveURL(path);
      await expect(tags(page)).toHaveCount(path === '/' ? 2 : 0);
    }
  });

  for (const path of built(['/legal/cookies', '/cn/legal/cookies'])) {
    test(`the choice for each purpose changes on ${path}`, async ({ page }) => {
      const locale = path.startsWith('/cn') ? 'cn' : 'en';
      const { choice, banner } = messages(locale).consent;
      const form = page.getByRole('form', { name: choice.heading });
      const box = (name: 'analytics' | 'recorder') =>
        form.getByRole('checkbox', { name: choice.purposes[name].name });
      await page.goto(locale === 'cn' ? '/cn' : '/');
      await page.getByRole('link', { name: banner.choose }).click();
      await expect(page).toHaveURL(`${path}#choice`);
      await expect(form).toContainText(choice.undecided);
      await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
      for (const [ticked, state, count] of [
        [['recorder'], 'recorder', 1],
        [['analytics', 'recorder'], 'all', 2],
        [['analytics'], 'analytics', 1],
        [[], 'none', 0],
      ] as const) {
        for (const name of ['analytics', 'recorder'] as const)
          await box(name).setChecked((ticked as readonly string[]).includes(name));
        await form.getByRole('button', { name: choice.save }).click();
        await expect(form).toContainText(choice[state]);
        await expect(page).toHaveURL(`${path}#choice`);
        await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(count);
        await expect(page.getByRole('form', { name: banner.label })).toHaveCount(0);
      }
    });
  }
});
