/** A cell: text, or an amount of ours, whose sign begins no formula. */
export type Cell = string | null | { readonly signed: string };

/** What a spreadsheet may take for a formula (OWASP, CSV Injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

function quoted(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.signed;
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly Cell[]) => `${cells.map(quoted).join(',')}\r\n`;

/** A file as RFC 4180 describes it, with a byte order mark, without which Excel takes UTF-8 for another encoding. */
export const formatCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\u{FEFF}${[columns, ...rows].map(line).join('')}`;
