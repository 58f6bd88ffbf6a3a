import type { Page } from '@playwright/test';
import { assets, displayCurrencies, type AssetId } from '#contract/assets.ts';
import * as notifications from '#contract/notifications.ts';
import * as transactions from '#contract/transactions.ts';
import { formatMoneyToParts, formatPrice } from '#src/intl/format/money.ts';
import { unitPrice } from '#src/islands/wallet/money/holdings.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { balancesOf, coinsOf } from './wallet-figures.ts';

/** What may not be seen while balances are hidden, and what everybody may. */
export interface Figures {
  /** Figures of this person's money, each long enough to be none by accident. */
  readonly own: readonly string[];
  /** The market's prices, which are no secret. */
  readonly prices: readonly string[];
  /** What makes money of a figure beside it: `BTC`, `NGN`. */
  readonly symbols: readonly string[];
}

/** Digits from which on a figure is not a day, a count or a share. */
const TELLING = 5;

function writings(asset: AssetId, amount: string): string[] {
  const { whole, decimals } = formatMoneyToParts(amount, asset, 'en');
  return [amount.replace('-', ''), whole + decimals, whole].filter(
    (text) => text.replace(/\D/g, '').replace(/^0+/, '').length >= TELLING,
  );
}

/** Every figure that the API tells of this person: balances in each currency, transactions, notifications. */
export async function figuresOf(page: Page): Promise<Figures> {
  const own = new Set<string>();
  const prices = (await coinsOf(page)).flatMap(({ price }) =>
    price ? [price, formatPrice(price, 'en')] : [],
  );
  const take = (asset: AssetId, amount: string | null | undefined) => {
    for (const text of amount ? writings(asset, amount) : []) own.add(text);
  };
  for (const currency of displayCurrencies) {
    const { total, change_24h: change, items } = await balancesOf(page, currency);
    take(currency, total);
    take(currency, change.amount);
    for (const { asset, value, price, ...amounts } of items) {
      if (price) prices.push(price.amount, unitPrice(price.amount, currency, 'en'));
      take(currency, value);
      for (const kind of ['available', 'held', 'incoming', 'total'] as const) take(asset, amounts[kind]);
    }
  }
  const listed = await page.request.get(`${mockUrl}${transactions.list.path}?page_size=50`);
  for (const { asset, amount, fiat, receive, fees } of transactions.list.reply.parse(await listed.json()).data
    .items) {
    take(asset, amount);
    if (fiat) take(fiat.currency, fiat.amount);
    if (receive) take(receive.asset, receive.amount);
    for (const fee of fees) take(fee.asset, fee.amount);
  }
  const told = await page.request.get(`${mockUrl}${notifications.list.path}?page_size=50`);
  for (const { title, body } of notifications.list.reply.parse(await told.json()).data)
    for (const [figure] of `${title} ${body}`.matchAll(/\d[\d,]*\.\d+/g)) own.add(figure);
  return {
    own: [...own].filter((text) => !prices.includes(text)),
    prices,
    symbols: Object.values(assets).map(({ symbol }) => symbol),
  };
}

/**
 * Looks at everything that a page has in it, from the first byte of each document on and at every change: texts, names,
 * titles, values. Before the first page.goto(). What it finds is in the result, as long as it is there to be seen.
 */
export async function watchMoney(page: Page, figures: Figures): Promise<string[]> {
  const seen: string[] = [];
  page.on('console', (message) => {
    const [, found] = /^money in sight: (.*)/s.exec(message.text()) ?? [];
    if (found !== undefined) seen.push(found);
  });
  await page.addInitScript(({ own, prices, symbols }: Figures) => {
    const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const any = (texts: readonly string[]) => texts.map(escape).join('|');
    const known = new RegExp(`(?<![\\d.,])(?:${any(own)})(?!\\d)`);
    const written = new RegExp(`[₦$]\\s?\\d|\\d\\s?(?:${any(symbols)})(?![A-Za-z])`);
    const market = new RegExp(`(?<![\\d.,])(?:${any(prices)})(?!\\d)`, 'g');
    // Addresses, identities and drawings are no words to anybody.
    const mute = new Set([
      'href',
      'id',
      'd',
      'points',
      'src',
      'srcset',
      'class',
      'props',
      'nonce',
      'content',
      'data-initials',
    ]);
    const told = new Set<string>();
    const look = (text: string, where: string) => {
      const left = text.replace(market, ' ');
      if (!known.test(left) && !written.test(left)) return;
      const line = `${location.pathname}${location.search} ${where}: ${text.slice(0, 120)}`;
      if (told.has(line)) return;
      told.add(line);
      console.log(`money in sight: ${line}`);
    };
    const lookAt = (element: Element) => {
      if (element.matches('script, style, link, meta')) return;
      for (const { name, value } of element.attributes)
        if (!mute.has(name)) look(value, `${element.tagName} ${name}`);
      if (element instanceof HTMLInputElement) look(element.value, 'INPUT');
      if ([...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
        look(element.textContent, element.tagName);
    };
    const lookAll = (root: Element) => {
      lookAt(root);
      for (const element of root.querySelectorAll('*')) lookAt(element);
    };
    Object.assign(globalThis, {
      lookForMoney: () => {
        told.clear();
        lookAll(document.documentElement);
      },
    });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element) lookAt(element);
        for (const node of addedNodes) if (node instanceof Element) lookAll(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }, figures);
  return seen;
}

/** Looks at all of the page as it is now. */
export async function lookForMoney(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as unknown as { lookForMoney: () => void }).lookForMoney());
}
