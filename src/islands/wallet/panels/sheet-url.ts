import { parsePanels, withPanels } from './panel-url.ts';
import { deleteSheet, SHEET_KEY, type SheetName } from './sheet-names.ts';

export { sheetIn, sheetNames, type SheetName } from './sheet-names.ts';

/**
 * The same address with the panel open on top, showing this sheet.
 * @param parameters what says more of the sheet (`sheetParameters`)
 */
export function withSheet(
  search: string,
  name: SheetName,
  parameters: Readonly<Record<string, string>> = {},
): string {
  const open = parsePanels(search);
  const query = new URLSearchParams(
    withPanels(search, open.includes('secondary') ? open : [...open, 'secondary']),
  );
  deleteSheet(query);
  query.append(SHEET_KEY, name);
  for (const [key, value] of Object.entries(parameters)) query.set(key, value);
  return `?${query.toString()}`;
}

/** What says which asset's price alerts the sheet `alert` shows; `useSheets().open('alert', alertSheet(id))` opens it. */
export const alertSheet = (asset: string) => ({ asset });

/**
 * The address of an asset's price alerts, for a link; a button takes `useSheets` instead, whose sheet Back closes.
 * @param asset the id of any row of the market
 * @param search the query of the screen that stays below
 */
export const alertSheetHref = (asset: string, search = '') => withSheet(search, 'alert', alertSheet(asset));
