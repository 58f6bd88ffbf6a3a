import { partners, partnersRow } from './partners.ts';

/** The id of a partner's mark in /marks.svg, by its place in the row. */
export const partnerSymbolId = (index: number): string => `partner-${index + 1}`;

/** A symbol for each mark of the row: shown with `<use>` in the colour of the text beside it. */
export function partnerSymbols(): string {
  return (partnersRow(partners)?.list ?? [])
    .map(
      ({ d }, index) =>
        `<symbol id="${partnerSymbolId(index)}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`,
    )
    .join('');
}
