import { fill } from '#src/intl/fill.ts';
import { messages } from '#src/i18n/messages.ts';
import { answered, fieldOf, openSearch, rowOf } from './finding.ts';
import { expect, test } from './mock.ts';

const { walletSearch: en, wallet } = messages('en');
const OP = 'GET /search';

test.use({ persona: 'complete' });

test('what the browser knows is there at once, while the server is asked', async ({ page, mock }) => {
  const panel = await openSearch(page);
  await mock.fault({ op: OP, effect: { type: 'hang' } });
  const sent = page.waitForRequest(/\/search\?q=security/);
  await fieldOf(panel).fill('security');
  await expect(rowOf(panel, /^Account Security/)).toBeVisible();
  await sent;
  await expect(panel.getByRole('status').first()).toHaveText(en.searching);
  await expect(panel.getByRole('group')).toHaveCount(1);
});

test('the last question wins over an answer that comes late, and the one before it is cancelled', async ({
  page,
  mock,
}) => {
  const panel = await openSearch(page);
  await mock.fault({ op: OP, effect: { type: 'delay', ms: 1500 }, times: 1 });
  const sent = page.waitForRequest(/\/search\?q=amina/);
  await fieldOf(panel).fill('amina');
  const late = await sent;
  const cancelled = page.waitForEvent('requestfailed', (request) => request === late);
  await fieldOf(panel).fill('kwame');
  await cancelled;
  await expect(rowOf(panel, /^Kwame Mensah/)).toBeVisible();
  await expect.poll(async () => (await mock.journal({ op: OP })).length).toBe(2);
  await expect(rowOf(panel, /Amina/)).toHaveCount(0);
  // What is known is not asked for again.
  await fieldOf(panel).fill('kwam');
  await fieldOf(panel).fill('kwame');
  await expect(rowOf(panel, /^Kwame Mensah/)).toBeVisible();
  expect(await mock.journal({ op: OP })).toHaveLength(2);
});

test('closing it cancels what is asked', async ({ page, mock }) => {
  const panel = await openSearch(page);
  await mock.fault({ op: OP, effect: { type: 'hang' } });
  const sent = page.waitForRequest(/\/search\?q=amina/);
  await fieldOf(panel).fill('amina');
  const request = await sent;
  const cancelled = page.waitForEvent('requestfailed', (failed) => failed === request);
  await page.keyboard.press('Escape');
  await cancelled;
  await expect(panel).toBeHidden();
});

test('nothing found says so, and clears', async ({ page }) => {
  const panel = await openSearch(page);
  await fieldOf(panel).fill('zzzz');
  await expect(panel.getByRole('heading', { name: fill(en.none, { typed: 'zzzz' }) })).toBeVisible();
  await expect(panel.getByRole('status').first()).toHaveText(fill(en.none, { typed: 'zzzz' }));
  await expect(panel.getByRole('listbox')).toHaveCount(0);
  await panel.getByRole('button', { name: en.clear }).last().click();
  await expect(fieldOf(panel)).toHaveValue('');
  await expect(fieldOf(panel)).toBeFocused();
  await expect(panel).toContainText(en.hint);
});

test('a server in trouble leaves what was found here, names its request, and can be asked again', async ({
  page,
  mock,
}) => {
  const panel = await openSearch(page);
  await mock.fault({ op: OP, effect: { type: 'status', status: 500, message: null } });
  await fieldOf(panel).fill('receive');
  await expect(panel.getByRole('status').first()).toContainText(en.failed);
  await expect(rowOf(panel, /^Receive/).first()).toBeVisible();
  const [failed] = (await mock.journal({ op: OP })) as { request_id?: string }[];
  await expect(panel).toContainText(fill(wallet.request, { id: failed?.request_id ?? 'none' }));
  await mock.clearFaults();
  await panel.getByRole('button', { name: en.retry }).click();
  await answered(panel);
  await expect(panel).not.toContainText(en.failed);
});

test('after too many searches it says when it goes on, and does so by itself', async ({ page, mock }) => {
  await mock.clock.hold();
  const panel = await openSearch(page);
  await mock.fault({ op: OP, effect: { type: 'status', status: 429, retryAfter: 30 } });
  await fieldOf(panel).fill('kwame');
  await expect(panel).toContainText(en.limited);
  await expect(panel).toContainText(/We search again in (30|2\d) s\./);
  await expect(panel.getByRole('button', { name: en.retry })).toHaveCount(0);
  await mock.clearFaults();
  await mock.clock.advance(30_000);
  await expect(rowOf(panel, /^Kwame Mensah/)).toBeVisible();
  await expect(panel).not.toContainText(en.limited);
});

test('offline it says so, finds what it can, and asks again when the network is back', async ({
  page,
  mock,
}) => {
  const panel = await openSearch(page);
  mock.expectErrors(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.context().setOffline(true);
  await fieldOf(panel).fill('kwame');
  await expect(panel.getByRole('status').first()).toContainText(en.offline);
  await fieldOf(panel).fill('bitcoin');
  await expect(rowOf(panel, /^Bitcoin/)).toBeVisible();
  await fieldOf(panel).fill('kwame');
  await expect(panel.getByRole('status').first()).toContainText(en.offline);
  await page.context().setOffline(false);
  await expect(rowOf(panel, /^Kwame Mensah/)).toBeVisible();
});

test('help that leads away from the site is not shown, and names of the server are text', async ({
  page,
  mock,
}) => {
  const panel = await openSearch(page);
  const article = (id: string, path: string) => ({ id, title: `Help ${id}`, path });
  const name = '<img src=x onerror=alert(1)>\u202E evil';
  await mock.fault({
    op: OP,
    effect: {
      type: 'reply',
      body: {
        status: 'success',
        data: {
          people: [
            { username: 'a&u=b/../x', full_name: name, avatar_url: null, sent_count: 0, last_sent_at: null },
          ],
          transactions: [],
          help: [
            article('script', 'javascript:alert(1)'),
            article('elsewhere', '//evil.example/'),
            article('scheme', 'https://evil.example/'),
            article('fine', '/support#receive-money'),
          ],
        },
      },
    },
  });
  await fieldOf(panel).fill('help');
  await expect(rowOf(panel, 'Help fine')).toBeVisible();
  await expect(rowOf(panel, /Help (script|elsewhere|scheme)/)).toHaveCount(0);
  const person = rowOf(panel, '<img src=x onerror=alert(1)> evil');
  await person.click();
  await expect(page).toHaveURL('/w/user?u=a%26u%3Db%2F..%2Fx');
});
