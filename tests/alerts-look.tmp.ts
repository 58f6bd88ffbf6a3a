import { chromium } from '@playwright/test';
import { randomUUID } from 'node:crypto';
const { findBrowser } = await import('../scripts/browser.ts') as never as { findBrowser?: () => Promise<string> };
const exe = process.env.EXE;
const browser = await chromium.launch(exe ? { executablePath: exe } : {});
const api = 'http://localhost:8812', site = 'http://localhost:4412';
const control = async (method: string, path: string, body?: unknown) =>
  (await fetch(`${api}/__mock${path}`, { method, headers: { 'x-mock-control': '1', 'content-type': 'application/json' }, body: body === undefined ? undefined : JSON.stringify(body) })).json();
for (const [width, theme, lang] of [[1440,'light','en'],[390,'dark','cn'],[390,'light','en'],[1440,'dark','cn']] as const) {
  await control('POST', '/reset', { what: 'all' });
  const { cookies } = await control('POST', '/persona', { name: 'complete', login: true }) as any;
  const cookie = cookies.map((c: any) => `${c.name}=${c.value}`).join('; ');
  const post = async (b: object) => {
    const r = await fetch(`${api}/trade/alerts`, { method: 'POST', headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID(), origin: site }, body: JSON.stringify(b) });
    if (!r.ok) console.log(await r.text());
  };
  await post({ asset: 'btc', kind: 'above', value: '250000', currency: 'usd', channels: ['notification', 'email'], repeat: true });
  await post({ asset: 'btc', kind: 'below', value: '1250.5', currency: 'ngn' });
  await post({ asset: 'btc', kind: 'change_24h', value: '25', currency: 'usdt', paused: true });
  await post({ asset: 'amber-coin', kind: 'above', value: '90000', currency: 'usd' });
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: theme, reducedMotion: 'reduce', hasTouch: width < 500 });
  await context.addCookies([...cookies.map((c: any) => ({ name: c.name, value: c.value, url: site })), { name: 'lang', value: lang, url: site }, { name: 'theme', value: theme, url: site }]);
  const page = await context.newPage();
  const base = lang === 'cn' ? site : site;
  const shot = (name: string, full = false) => page.screenshot({ path: `/tmp/shots-alerts/${name}-${width}-${theme}-${lang}.png`, fullPage: full });
  await page.goto(`${base}/w/trade-settings`); await page.waitForTimeout(3500); await shot('settings', true);
  await page.goto(`${base}/w/account?panel=secondary&sheet=alert&asset=btc`); await page.waitForTimeout(3000); await shot('sheet');
  const more = page.locator('.alert-row .tool').first(); await more.click(); await page.waitForTimeout(200); await shot('sheet-open');
  await page.locator('.alert-sheet li .row button').last().click(); await page.waitForTimeout(500);
  await page.locator('.alert-form button[type=submit]').scrollIntoViewIfNeeded();
  await page.locator('.alert-form button[type=submit]').click(); await page.waitForTimeout(300); await shot('sheet-error');
  await page.goto(`${base}/w/trade-settings`); await page.waitForTimeout(2500);
  await page.locator('.choice input').first().check({ force: true }); await page.waitForTimeout(900); await shot('settings-toast');
  await page.locator('.choice input').nth(2).check({ force: true }); await page.waitForTimeout(900); await shot('settings-pin');
  await context.close();
}
await browser.close();
