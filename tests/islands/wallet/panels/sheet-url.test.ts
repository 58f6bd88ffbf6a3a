import { expect, test } from 'vitest';
import { withPanels } from '#src/islands/wallet/panels/panel-url.ts';
import {
  alertSheetHref,
  convertSheetHref,
  sheetIn,
  withSheet,
} from '#src/islands/wallet/panels/sheet-url.ts';

test('a sheet opens its panel on top of the others, and other parameters stay', () => {
  const open = withSheet('?step=to&panel=coins', 'payee');
  expect(open).toBe('?step=to&panel=coins&panel=secondary&sheet=payee');
  expect(withSheet(open, 'payee')).toBe(open);
  expect(sheetIn(open)).toBe('payee');
});

test('the sheet goes with its panel', () => {
  const open = withSheet('?panel=coins', 'payee');
  expect(withPanels(open, ['coins'])).toBe('?panel=coins');
  expect(withPanels(open, ['coins', 'secondary', 'search'])).toContain('sheet=payee');
});

test('what says more of a sheet goes with it, and stays where it says something else', () => {
  const open = alertSheetHref('btc', '?tab=gainers');
  expect(open).toBe('?tab=gainers&panel=secondary&sheet=alert&asset=btc');
  expect(withPanels(open, [])).toBe('?tab=gainers');
  expect(alertSheetHref('eth', open)).toBe('?tab=gainers&panel=secondary&sheet=alert&asset=eth');
  const payment = withSheet('?asset=btc', 'payee');
  expect(withPanels(payment, [])).toBe('?asset=btc');
});

test.each(['', '?sheet=', '?sheet=evil', '?sheet=constructor', '?SHEET=payee'])(
  '"%s" names no sheet',
  (search) => expect(sheetIn(search)).toBeNull(),
);

test('the sides of a conversion go with its sheet, and the dates of a list of transactions stay', () => {
  const open = convertSheetHref({ from: 'ngn', to: 'btc' }, '?tab=gainers');
  expect(open).toBe('?tab=gainers&panel=secondary&sheet=convert&from=ngn&to=btc');
  expect(withPanels(open, [])).toBe('?tab=gainers');
  expect(convertSheetHref()).toBe('?panel=secondary&sheet=convert');
  expect(convertSheetHref({ from: null, to: 'btc' })).toBe('?panel=secondary&sheet=convert&to=btc');
  expect(withPanels(alertSheetHref('btc', '?from=2026-11-01'), [])).toBe('?from=2026-11-01');
});
