import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { sized } from '../tier.ts';
import { expect, test, type Mock } from './mock.ts';
import { atRest, openPage, reloadPage } from './open-page.ts';

// A careless person on the pages of sending, with a real history, real presses and real tabs. Many more walks run in process:
// tests/islands/wallet/features/send/walks.dom.test.tsx.

const PIN = '284915';
const PAY = 'POST /wallet/transactions';
const moves = [
  'go-on',
  'go-on twice',
  'back',
  'forward',
  'reload',
  'new tab',
  'amount',
  'answer lost',
  'language',
] as const;
type Move = (typeof moves)[number];
const move = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<Move>('go-on', 'go-on twice') },
  { weight: 5, arbitrary: fc.constantFrom<Move>(...moves) },
);
const walks = fc.sample(fc.array(move, { minLength: 8, maxLength: 12, size: 'max' }), {
  numRuns: 20,
  seed: 20_261_125,
});

/** From any page of sending to a payment: recipient, amount, review, question for the PIN, its answer. */
const toPayment = Array.from({ length: 5 }, (): Move => 'go-on');

/** What the question for the PIN named, by the id of its quote. */
type Approved = Map<string, { receiver: string; total: string }>;

/** What a walk compares of the draft that the tab keeps: it only ever pays people. */
interface Draft {
  readonly recipient: { readonly username: string } | null;
  readonly asset: string | null;
  readonly amount: { readonly typed: string; readonly value: string | null; readonly max: boolean };
}

const stored = async (page: Page): Promise<Draft | null> =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('draft:send'))) ?? 'null') as Draft | null;
const chosen = (draft: Draft | null) =>
  draft?.recipient
    ? [draft.recipient.username, draft.asset, draft.amount.value, draft.amount.max ? 'max' : '']
    : null;
const loaded = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();

async function goOn(page: Page, approved: Approved, clickCount: number): Promise<void> {
  const dialog = page.locator('dialog[open]');
  if ((await dialog.count()) > 0) {
    await approve(page, approved, clickCount);
    return;
  }
  const { pathname, searchParams } = new URL(page.url());
  const main = page.getByRole('main');
  if (pathname !== '/w/send') {
    await openPage(page, '/w/send');
    await loaded(page);
    return;
  }
  switch (searchParams.get('step')) {
    case 'amount': {
      const field = main.locator('.amount-entry input');
      if ((await field.inputValue()) === '') await field.fill('25');
      const submit = main.locator('button[type=submit]');
      await expect(submit).toBeEnabled();
      await submit.click({ clickCount });
      await expect(page).not.toHaveURL(/step=amount/);
      break;
    }
    case 'review':
      for (const warning of await main.getByRole('checkbox').all()) await warning.check();
      await main.locator('#review-send').click({ clickCount });
      await expect(dialog.locator('form input').first()).toBeVisible();
      break;
    case 'status':
      await main.locator('a[href="/w/send"], .outcome .button.primary').first().click({ clickCount });
      break;
    default: {
      const resolution = main.locator('.resolution button.primary');
      const amina = main.getByRole('option', { name: /@amina/ });
      await resolution.or(amina).first().click({ clickCount });
      await expect(page).toHaveURL(/step=/);
    }
  }
  await atRest(page);
}

async function approve(page: Page, approved: Approved, clickCount: number): Promise<void> {
  const dialog = page.locator('dialog[open]');
  const total = dialog.locator('.approved .total data');
  // The review behind the question names the same receiver as the question.
  await expect(page.locator('.review-recipient')).toContainText('@amina');
  await expect(dialog.locator('.approved')).toContainText('@amina');
  const quote = await page.evaluate(
    () => (JSON.parse(sessionStorage.getItem('moneyKey') ?? '{}') as { quote_id?: string }).quote_id ?? '',
  );
  approved.set(quote, { receiver: 'amina', total: (await total.getAttribute('value')) ?? '' });
  const field = dialog.locator('form input').first();
  await field.fill('');
  await field.focus();
  await page.keyboard.type(PIN);
  await dialog.locator('form button[type=submit]').click({ clickCount });
  await expect(dialog).toBeHidden();
  await atRest(page);
}

interface Payment {
  quote_id: string | null;
  type: string;
  counterparty: { username?: string } | null;
  quoted_total: string | null;
}

async function payments(mock: Mock): Promise<Payment[]> {
  const { value } = (await mock.control.send('GET', '/state?path=/transactions')) as {
    value: Record<string, Payment[]>;
  };
  return Object.values(value)
    .flat()
    .filter(({ quote_id, type }) => quote_id !== null && type !== 'receive');
}

for (const [index, walk] of walks.slice(0, sized(3, 20)).entries())
  test(`walk ${index + 1}: never two debits for a review, never another receiver, never a lost draft`, async ({
    page: first,
    context,
    mock,
  }) => {
    test.setTimeout(180_000);
    await mock.persona('complete', { login: true });
    let page = first;
    const before = (await payments(mock)).length;
    const approved: Approved = new Map();
    await openPage(page, '/w/send');
    await loaded(page);
    for (const one of [...walk, ...toPayment]) {
      const former = chosen(await stored(page));
      switch (one) {
        case 'go-on':
          await goOn(page, approved, 1);
          break;
        case 'go-on twice':
          await goOn(page, approved, 2);
          break;
        case 'back':
        case 'forward':
          await (one === 'back' ? page.goBack() : page.goForward());
          // Not before the wallet: its pages are what is walked over.
          if (!page.url().includes('/w')) await openPage(page, '/w/send');
          await loaded(page);
          break;
        case 'reload':
          await reloadPage(page);
          await loaded(page);
          break;
        case 'new tab': {
          // The tab is closed, with what it kept, and opened again; a payment that was sent stays sent.
          await page.close();
          page = await context.newPage();
          await openPage(page, '/w/send');
          await loaded(page);
          break;
        }
        case 'amount': {
          const field = page.locator('.amount-entry input');
          if ((await field.count()) > 0 && (await page.locator('dialog[open]').count()) === 0) {
            await field.fill('1,234.5');
            await expect
              .poll(async () => (await stored(page))?.amount.typed.replaceAll(',', ''))
              .toMatch(/^1234\.50?$/);
          }
          break;
        }
        case 'answer lost':
          await mock.fault({ op: PAY, effect: { type: 'reset' }, stage: 'post', times: 1 });
          break;
        case 'language': {
          const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
          const value = isEnglish ? 'cn' : 'en';
          await context.addCookies([{ name: 'lang', value, domain: 'localhost', path: '/' }]);
          await reloadPage(page);
          await loaded(page);
          break;
        }
      }
      const made = (await payments(mock)).slice(before);
      for (const { quote_id, counterparty, quoted_total } of made)
        expect({ receiver: counterparty?.username, total: quoted_total }, `after ${one}`).toEqual(
          approved.get(quote_id ?? ''),
        );
      expect(new Set(made.map(({ quote_id }) => quote_id)).size).toBe(made.length);
      if (['back', 'forward', 'reload', 'answer lost', 'language'].includes(one) && former) {
        const now = chosen(await stored(page));
        // It ends with its payment alone.
        if (now !== null || made.length === 0) expect(now, `after ${one}`).toEqual(former);
      }
    }
    expect(await mock.control.brokenInvariants()).toEqual([]);
    const accepted = (await mock.journal({ op: PAY })).filter(({ status }) => status === 201);
    expect(accepted.length).toBeLessThanOrEqual(approved.size);
    expect(approved.size).toBeGreaterThan(0);
  });
