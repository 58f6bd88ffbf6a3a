import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { messages } from './messages.ts';
import { matrix, sized } from '../tier.ts';
import { expect, test, type Mock } from './mock.ts';
import { panelOf } from './panels.ts';
import { totalOf } from './wallet-page.ts';
import { openPage, reloadPage } from './open-page.ts';

// The URL holds the open panels: after opening, closing and going back, the panels match the URL, and the top one has the
// focus. tests/islands/wallet/panels/panel-navigation.dom.test.tsx checks some hundred orders in process.

const { wallet: en, walletPanels } = messages('en');

/** The header's panels by the name of their button. */
const openers = {
  search: en.header.search,
  support: en.header.help,
  notifications: /^Notifications/,
  profile: /^Profile: /,
} as const;
type Opener = keyof typeof openers;
const titles = walletPanels.titles;
type Name = keyof typeof titles;

type Step = Opener | 'escape' | 'back' | 'close';

/** The expected history: each entry has its open panels, and the panel that created it. */
interface Entry {
  readonly open: readonly Name[];
  readonly by: Name | null;
}

class Model {
  entries: Entry[];
  at = 0;
  constructor(open: readonly Name[]) {
    this.entries = [{ open, by: null }];
  }
  get now(): Entry {
    return this.entries[this.at] ?? { open: [], by: null };
  }
  /** The header can be used while no modal panel covers it. */
  allows(step: Step): boolean {
    const { open } = this.now;
    if (step === 'escape' || step === 'close') return open.length > 0;
    if (step === 'back') return this.at > 0;
    return open.every((name) => name === 'support');
  }
  do(step: Step): void {
    const { open, by } = this.now;
    const top = open.at(-1);
    if (step === 'back') this.at -= 1;
    else if (step === 'escape' || step === 'close') {
      if (by === top) this.at -= 1;
      else this.entries[this.at] = { open: open.slice(0, -1), by: null };
    } else if (!open.includes(step)) {
      this.entries = [...this.entries.slice(0, this.at + 1), { open: [...open, step], by: step }];
      this.at += 1;
    }
  }
}

async function performStep(page: Page, step: Step, top: Name | undefined): Promise<void> {
  if (step === 'escape') await page.keyboard.press('Escape');
  else if (step === 'back') await page.goBack();
  else if (step === 'close')
    await page
      .getByRole('dialog', { name: titles[top ?? 'search'] })
      .getByRole('button', { name: walletPanels.close, exact: true })
      .click();
  else await page.getByRole('banner').getByRole('button', { name: openers[step] }).click();
}

/** Expects the page to match the model. */
async function expectPageMatchesModel(page: Page, { open }: Entry, description: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).searchParams.getAll('panel'), description).toEqual(open);
  await expect(page.getByRole('dialog'), description).toHaveCount(open.length);
  const top = open.at(-1);
  if (!top || top === 'support') return;
  const dialog = page.getByRole('dialog', { name: titles[top] });
  await expect(dialog, description).toBeVisible();
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), description)
    .toBe(true);
}

async function openModel(page: Page, mock: Mock, open: readonly Name[]): Promise<Model> {
  await mock.persona('complete', { login: true });
  await openPage(page, `/w${open.map((name, index) => `${index ? '&' : '?'}panel=${name}`).join('')}`);
  await expect(totalOf(page)).toContainText('₦');
  return new Model(open);
}

const starts: readonly (readonly Name[])[] = [
  [],
  ['support'],
  ['history'],
  ['coins', 'token'],
  ['send', 'networks', 'qr'],
];
const step = fc.constantFrom<Step>(
  'search',
  'support',
  'notifications',
  'profile',
  'escape',
  'back',
  'close',
);

for (const open of matrix('panels to start from', starts, (start) => start.length === 0))
  // requirement: 2.29
  test(`from ${open.join(', ') || 'nothing'}: any order of opening, closing and going back matches the model`, async ({
    page,
    mock,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 800 });
    const model = await openModel(page, mock, open);
    await expectPageMatchesModel(page, model.now, 'the start');
    const orders = fc.sample(fc.array(step, { minLength: 6, maxLength: 12 }), {
      seed: 7,
      numRuns: sized(2, 6),
    });
    const performed: string[] = [];
    for (const order of orders)
      for (const next of order) {
        if (!model.allows(next)) continue;
        const top = model.now.open.at(-1);
        await performStep(page, next, top);
        model.do(next);
        performed.push(next);
        await expectPageMatchesModel(page, model.now, performed.slice(-8).join(', '));
      }
    expect(performed.length).toBeGreaterThan(sized(8, 20));
  });

// requirement: 2.30
test('two presses of Escape close exactly two panels', async ({ page, mock }) => {
  await openModel(page, mock, ['coins']);
  await openPage(page, '/w?panel=send&panel=networks&panel=qr');
  await expect(page.getByRole('dialog', { name: titles.qr })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/w?panel=send');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

// requirement: 2.27
test('the support panel stays open on other screens and after a reload, until it is closed', async ({
  page,
  mock,
}) => {
  await openModel(page, mock, []);
  const support = page.getByRole('dialog', { name: titles.support });
  await page.getByRole('button', { name: en.header.help }).click();
  await expect(support).toBeVisible();
  await page
    .getByRole('navigation', { name: en.nav.label })
    .getByRole('link', { name: en.nav.market })
    .click();
  await expect(page).toHaveURL('/w/marketplace?panel=support');
  await openPage(page, '/w/assets');
  await expect(page).toHaveURL('/w/assets?panel=support');
  await expect(support).toBeVisible();
  await support.getByRole('button', { name: walletPanels.close }).click();
  await expect(page).toHaveURL('/w/assets');
  await reloadPage(page);
  await expect(page.getByRole('heading', { level: 1, name: en.screens.assets })).toBeVisible();
  await expect(support).toHaveCount(0);
});

// requirement: 2.32
test('a link from a panel to a screen replaces the history entry of the panel', async ({ page, mock }) => {
  const { receive } = messages('en');
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/account');
  await openPage(page, '/w/account?panel=receive');
  const panel = panelOf(page, 'receive');
  await panel.getByRole('link', { name: receive.tabs.cash }).click();
  await expect(page).toHaveURL('/w/receive?tab=cash');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
