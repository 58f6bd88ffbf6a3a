import { expect, test } from 'vitest';
import { withPanels } from '#src/islands/wallet/panels/panel-url.ts';
import { sheetIn, withSheet } from '#src/islands/wallet/panels/sheet-url.ts';

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

test.each(['', '?sheet=', '?sheet=evil', '?sheet=constructor', '?SHEET=payee'])(
  '"%s" names no sheet',
  (search) => expect(sheetIn(search)).toBeNull(),
);
