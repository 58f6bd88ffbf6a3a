/** What the panel `secondary` can show, by the names that they have in an address (`?panel=secondary&sheet=payee`). */
export const sheetNames = ['payee', 'alert', 'convert'] as const;
export type SheetName = (typeof sheetNames)[number];

/** The parameters of an address that say more of a sheet. They leave the address with it. */
export const sheetParameters: Readonly<Record<SheetName, readonly string[]>> = {
  payee: [],
  alert: ['asset'],
  convert: ['from', 'to'],
};

/** Sheets that stand beside the screen, as a drawer; the others stand over its middle. */
export const drawerSheets: readonly SheetName[] = ['convert'];

/** The parameter that names the sheet. */
export const SHEET_KEY = 'sheet';

/** The sheet that an address names; null where it names none that there is. */
export function sheetIn(search: string): SheetName | null {
  const given = new URLSearchParams(search).get(SHEET_KEY);
  return sheetNames.find((name) => name === given) ?? null;
}

/** Takes a sheet out of an address's query: its name, and what said more of it. */
export function deleteSheet(query: URLSearchParams): void {
  const name = sheetIn(query.toString());
  query.delete(SHEET_KEY);
  if (name) for (const parameter of sheetParameters[name]) query.delete(parameter);
}
