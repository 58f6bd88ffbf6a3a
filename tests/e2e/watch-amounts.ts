import type { Page } from '@playwright/test';
import { assets, displayCurrencies, type AssetId } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import * as notifications from '#contract/notifications.ts';
import * as transactions from '#contract/transactions.ts';
import { formatMoneyToParts, formatPrice } from '#src/intl/format/money.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { fetchBalances, fetchCoins } from './wallet-page.ts';
import { replySchemaOf } from '../../contract/endpoint.ts';

/** What a page must not contain while balances are hidden, and what it may. */
export interface Amounts {
  /** Amounts of the user's money, each too long to match by accident. */
  readonly own: readonly string[];
  /** Market prices, which are public. */
  readonly prices: readonly string[];
  /** Symbols that turn a number beside them into an amount: `BTC`, `NGN`. */
  readonly symbols: readonly string[];
}

/** The number of digits from which a number is not a day, a count or a percentage. */
const MIN_DIGITS = 5;

function formatsOf(asset: AssetId, amount: string): string[] {
  const { whole, decimals } = formatMoneyToParts(amount, asset, 'en');
  return [amount.replace('-', ''), whole + decimals, whole].filter(
    (text) => text.replace(/\D/g, '').replace(/^0+/, '').length >= MIN_DIGITS,
  );
}

/** Every amount that the API has for the user: balances in each currency, transactions, notifications. */
export async function fetchAmounts(page: Page): Promise<Amounts> {
  const own = new Set<string>();
  const prices = (await fetchCoins(page)).flatMap(({ price }) =>
    price ? [price, formatPrice(price, 'en')] : [],
  );
  const dollarPrices = prices.filter((text) => /^\d/.test(text));
  const addAmount = (asset: AssetId, amount: string | null | undefined) => {
    for (const text of amount ? formatsOf(asset, amount) : []) own.add(text);
  };
  for (const currency of displayCurrencies) {
    const { total, change_24h: change, items } = await fetchBalances(page, currency);
    // What the market tells in dollars is shown in this currency too.
    const rate = items.find(({ asset }) => asset === 'usdt')?.price?.amount ?? '1';
    for (const dollars of dollarPrices) {
      const price = formatAmount(multiplyByRate(parseAmount(dollars, 24), 24, rate, 18, 'half-even'), 18);
      prices.push(
        price,
        formatPrice(price, 'en', { currency }),
        formatPrice(price, 'en', { currency, list: true }),
      );
    }
    addAmount(currency, total);
    addAmount(currency, change.amount);
    for (const { asset, value, price, ...amounts } of items) {
      if (price) prices.push(price.amount, formatPrice(price.amount, 'en', { currency }));
      addAmount(currency, value);
      for (const kind of ['available', 'held', 'incoming', 'total'] as const) addAmount(asset, amounts[kind]);
    }
  }
  const listed = await page.request.get(`${mockUrl}${transactions.listTransactions.path}?page_size=50`);
  for (const { asset, amount, fiat, received: receive, fees } of replySchemaOf(
    transactions.listTransactions,
  ).parse(await listed.json()).data.items) {
    addAmount(asset, amount);
    if (fiat) addAmount(fiat.currency, fiat.amount);
    if (receive) addAmount(receive.asset, receive.amount);
    for (const fee of fees) addAmount(fee.asset, fee.amount);
  }
  const notificationList = await page.request.get(
    `${mockUrl}${notifications.listNotifications.path}?page_size=50`,
  );
  for (const { title, body } of replySchemaOf(notifications.listNotifications).parse(
    await notificationList.json(),
  ).data)
    for (const [amount] of `${title} ${body}`.matchAll(/\d[\d,]*\.\d+/g)) own.add(amount);
  return {
    own: [...own].filter((text) => !prices.includes(text)),
    prices,
    symbols: Object.values(assets).map(({ symbol }) => symbol),
  };
}

/**
 * Scans all texts, names, titles and values of a page from the first byte of each document on and at every change. Call before
 * the first page is opened. The result collects every amount that was in the page.
 */
export async function watchAmounts(page: Page, amounts: Amounts): Promise<string[]> {
  const seen: string[] = [];
  page.on('console', (message) => {
    const [, found] = /^money in sight: (.*)/s.exec(message.text()) ?? [];
    if (found !== undefined) seen.push(found);
  });
  await page.addInitScript(({ own, prices, symbols }: Amounts) => {
    const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const any = (texts: readonly string[]) => texts.map(escape).join('|');
    // A percentage is no amount.
    const known = new RegExp(`(?<![\\d.,])(?:${any(own)})(?![\\d%])`);
    // Among public prices 51,400 is not in one of 51,400.74: that is another number.
    const knownAmongPrices = new RegExp(`${known.source}(?![.,]\\d)`);
    const written = new RegExp(`[₦$]\\s?\\d|\\d\\s?(?:${any(symbols)})(?![A-Za-z])`);
    const market = new RegExp(`(?<![\\d.,])(?:${any(prices)})(?!\\d)`, 'g');
    // URLs, ids and drawings are not readable text.
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
    const reported = new Set<string>();
    /** @param isPublic in a part of the page that says what everyone may know: prices, the fees of networks. */
    const checkText = (text: string, where: string, isPublic: boolean) => {
      const left = text.replace(market, ' ');
      if (isPublic ? !knownAmongPrices.test(left) : !known.test(left) && !written.test(left)) return;
      const line = `${location.pathname}${location.search} ${where}: ${text.slice(0, 120)}`;
      if (reported.has(line)) return;
      reported.add(line);
      console.log(`money in sight: ${line}`);
    };
    const checkElement = (element: Element) => {
      if (element.matches('script, style, link, meta')) return;
      const isPublic = element.closest('[data-public]') !== null;
      for (const { name, value } of element.attributes)
        if (!mute.has(name)) checkText(value, `${element.tagName} ${name}`, isPublic);
      if (element instanceof HTMLInputElement) checkText(element.value, 'INPUT', isPublic);
      if ([...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
        checkText(element.textContent, element.tagName, isPublic);
    };
    const checkTree = (root: Element) => {
      checkElement(root);
      for (const element of root.querySelectorAll('*')) checkElement(element);
    };
    Object.assign(globalThis, {
      scanForAmounts: () => {
        reported.clear();
        checkTree(document.documentElement);
      },
    });
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        if (element) checkElement(element);
        for (const node of addedNodes) if (node instanceof Element) checkTree(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  }, amounts);
  return seen;
}

/** Scans the whole page as it is now. */
export async function scanForAmounts(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as unknown as { scanForAmounts: () => void }).scanForAmounts());
}
