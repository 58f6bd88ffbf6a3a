import type { BrowserContext } from '@playwright/test';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { expect, test, type Mock } from './mock.ts';
import { openPage } from './open-page.ts';

const REGISTER = 'POST /auth/device-id';

/** The API that each probe reads (spec section 3, Device), and the field that is null without it. */
const probes: readonly (readonly [field: string, sabotage: string])[] = [
  ['user_agent', "Navigator.prototype,'userAgent'"],
  ['platform', "Navigator.prototype,'platform'"],
  ['languages', "Navigator.prototype,'languages'"],
  ['hardware_concurrency', "Navigator.prototype,'hardwareConcurrency'"],
  ['device_memory', "Navigator.prototype,'deviceMemory'"],
  ['screen', "Screen.prototype,'width'"],
  ['pixel_ratio', "globalThis,'devicePixelRatio'"],
  ['timezone', "Intl.DateTimeFormat.prototype,'resolvedOptions'"],
  ['timezone_offset', "Date.prototype,'getTimezoneOffset'"],
  ['do_not_track', "Navigator.prototype,'doNotTrack'"],
  ['connection_type', "Navigator.prototype,'connection'"],
  ['plugins', "Navigator.prototype,'plugins'"],
  ['mime_types', "Navigator.prototype,'mimeTypes'"],
  ['canvas_hash', "HTMLCanvasElement.prototype,'toDataURL'"],
  ['webgl_hash', "WebGLRenderingContext.prototype,'getSupportedExtensions'"],
  ['audio_hash', "globalThis,'OfflineAudioContext'"],
  ['webgl_vendor', "WebGLRenderingContext.prototype,'getExtension'"],
  ['webgl_renderer', "WebGLRenderingContext.prototype,'getExtension'"],
  ['locale', "Intl.DateTimeFormat.prototype,'resolvedOptions'"],
  ['css_support', "CSS,'supports'"],
];
const breakProbe = (sabotage: string) =>
  `Object.defineProperty(${sabotage},{configurable:true,get(){throw new Error('planted')}})`;

/** The null fields of a new device's registration at /login. */
async function nullFields(context: BrowserContext, mock: Mock, sabotage?: string): Promise<string[]> {
  await context.clearCookies({ name: 'device_id' });
  await mock.control.send('DELETE', '/journal');
  const page = await context.newPage();
  if (sabotage) await page.addInitScript(breakProbe(sabotage));
  await openPage(page, '/login');
  const [call] = await mock.expectCalls(REGISTER, 1, { status: 200 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages('en').auth.login.heading);
  await page.close();
  return Object.entries(call?.body as object).flatMap(([field, value]) => (value === null ? field : []));
}

// requirement: 4.13
test('a probe that throws leaves only its own field null, and the page works', async ({ mock, context }) => {
  test.slow();
  expect(new Set(probes.map(([field]) => field)).size).toBe(20);
  const nullAnyway = await nullFields(context, mock);
  const sabotages = [...new Set(probes.map(([, sabotage]) => sabotage))];
  // One of each kind: a property, a method, a constructor, and an API that several fields come from.
  const kinds = ["Navigator.prototype,'platform'", "CSS,'supports'", "globalThis,'OfflineAudioContext'"];
  const chosen = matrix(
    'broken probes',
    sabotages,
    (each) => kinds.includes(each) || each.includes('resolvedOptions') || each.includes('toDataURL'),
  );
  for (const probe of chosen) {
    const ownFields = probes.filter(([, sabotage]) => sabotage === probe).map(([field]) => field);
    const missing = await nullFields(context, mock, probe);
    expect(new Set(missing), probe).toEqual(new Set([...nullAnyway, ...ownFields]));
  }
});

// requirement: T.08
test('a device is registered even if every probe throws', async ({ page, mock }) => {
  for (const [, sabotage] of probes) await page.addInitScript(breakProbe(sabotage));
  await openPage(page, '/login');
  const [call] = await mock.expectCalls(REGISTER, 1);
  expect(call?.status).toBe(200);
  expect(Object.values(call?.body as object).every((value) => value === null)).toBe(true);
});

// requirement: T.08
test('canvas and audio fingerprints leave the browser as SHA-256 only and are not stored', async ({
  page,
  mock,
}) => {
  await openPage(page, '/login');
  const [call] = await mock.expectCalls(REGISTER, 1);
  const registration = call?.body as Record<string, unknown>;
  expect(Object.keys(registration).sort()).toEqual([...new Set(probes.map(([field]) => field))].sort());
  for (const field of ['canvas_hash', 'audio_hash'])
    expect(registration[field], field).toMatch(/^[0-9a-f]{64}$/);
  expect(registration.webgl_hash ?? '0'.repeat(64)).toMatch(/^[0-9a-f]{64}$/);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const value of Object.values(registration))
    if (typeof value === 'string' && value.length > 8) expect(stored).not.toContain(value);
});

test('a device with a cookie is not registered again, and the login works without a device id', async ({
  page,
  mock,
}) => {
  await mock.fault({ op: REGISTER, effect: { type: 'status', status: 500 } });
  const { email, password } = await mock.persona('complete');
  await openPage(page, '/login');
  const { shared, login } = messages('en').auth;
  await page.getByRole('textbox', { name: shared.email, exact: true }).fill(email);
  await page.getByRole('button', { name: shared.continue, exact: true }).click();
  await page.getByRole('textbox', { name: login.password, exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await expect(page).toHaveURL(/\/w$|\/verify$/);
  await mock.expectNoCall(REGISTER);
});
