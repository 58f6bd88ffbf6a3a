import { parsePanels, withPanels } from './panel-url.ts';
import { deleteSheet, SHEET_KEY, type SheetName } from './sheet-names.ts';

export { drawerSheets, sheetIn, sheetNames, type SheetName } from './sheet-names.ts';

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

/** The ids of the assets that a conversion begins with. What is left out, or can't be converted, is chosen in the sheet. */
export interface ConvertSides {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** What says which assets the sheet `convert` begins with; `useSheets().open('convert', convertSheet({ to }))` opens it. */
export const convertSheet = ({ from, to }: ConvertSides = {}): Readonly<Record<string, string>> => ({
  ...(from && { from }),
  ...(to && { to }),
});

/**
 * The address of a conversion, for a link; a button takes `useSheets` instead, whose sheet Back closes.
 * @param search the query of the screen that stays below
 */
export const convertSheetHref = (sides: ConvertSides = {}, search = ''): string =>
  withSheet(search, 'convert', convertSheet(sides));
