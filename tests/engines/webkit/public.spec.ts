import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from '../../e2e/messages.ts';
import { expect, test } from './fixtures.ts';

const { shell } = messages('en');
/** Features is a link too: the button beside it says whose list it opens. */
const buttonOf = (name: 'features' | 'support' | 'learn' | 'company') =>
  name === 'features' ? interpolate(shell.nav.list, { name: shell.nav.features }) : shell.nav[name];

test('each menu of the home page is as high as its links, which lead on; Escape closes it', async ({
  webkit,
}) => {
  for (const name of ['features', 'support', 'learn', 'company'] as const) {
    await webkit.goto('/');
    await webkit.click({ role: 'button', name: buttonOf(name) });
    const { y, height } = await webkit.boxOf({ css: `#nav-${name}` });
    expect(height, name).toBeGreaterThan(50);
    expect(height, name).toBeLessThan(400);
    expect(y, name).toBeGreaterThan(60);
    await webkit.press('Escape');
    await webkit.expectTrue((id) => !document.getElementById(id)?.checkVisibility(), `nav-${name}`);
  }
  await webkit.click({ role: 'button', name: buttonOf('features') });
  await webkit.click({ role: 'link', name: new RegExp(shell.links.security) });
  await webkit.expectPath(/^\/features/);
});

test('a menu does not open by hovering alone, which Escape could not undo', async ({ webkit }) => {
  await webkit.goto('/');
  await webkit.hover({ role: 'button', name: buttonOf('features') });
  await webkit.hover({ role: 'button', name: shell.nav.company });
  expect(await webkit.evaluate(() => document.getElementById('nav-company')?.checkVisibility())).toBe(false);
});

test('the drawer of a narrow window begins below the header, however far the page is scrolled', async ({
  webkit,
}) => {
  await webkit.resize(600, 800);
  for (const top of [0, 700, 100_000]) {
    await webkit.goto('/features');
    await webkit.evaluate((to) => scrollTo(0, to), top);
    await webkit.click({ css: '.burger' });
    const { y, height } = await webkit.boxOf({ css: '#menu' });
    const window = await webkit.evaluate(() => innerHeight);
    expect(y, `scrolled by ${top}`).toBeLessThan(100);
    expect(y + height, `scrolled by ${top}`).toBeCloseTo(window, 0);
  }
});
