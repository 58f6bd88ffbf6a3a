import { parsePanels, withPanels } from './panel-url.ts';

/** What the panel `secondary` can show, by the names that they have in an address (`?panel=secondary&sheet=payee`). */
export const sheetNames = ['payee'] as const;
export type SheetName = (typeof sheetNames)[number];

const KEY = 'sheet';

/** The sheet that an address names; null where it names none that there is. */
export function sheetIn(search: string): SheetName | null {
  const given = new URLSearchParams(search).get(KEY);
  return sheetNames.find((name) => name === given) ?? null;
}

/** The same address with the panel open on top, showing this sheet. */
export function withSheet(search: string, name: SheetName): string {
  const open = parsePanels(search);
  const query = new URLSearchParams(
    withPanels(search, open.includes('secondary') ? open : [...open, 'secondary']),
  );
  query.delete(KEY);
  query.append(KEY, name);
  return `?${query.toString()}`;
}
