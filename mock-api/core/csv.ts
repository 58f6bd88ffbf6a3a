/** A cell: text, or an amount of ours, whose sign begins no formula. */
export type Cell = string | null | { readonly signed: string };

/**
 * Where a spreadsheet may take a text for a formula (OWASP, CSV Injection): at its beginning, and after what separates cells in
 * spreadsheets that are set to another separator than the comma, or rows. Quotes and spaces before it may be taken away.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=["\s]*[=+\-@＝＋－＠])/g;
/** What separates cells and rows elsewhere makes a cell of its own, even where nothing else is before it. */
const SEPARATOR_FIRST = /^[\t\r\n]/;

/** A text as a cell that is no formula: an apostrophe makes it text in every spreadsheet. */
function asText(text: string): string {
  const marked = text.replace(FORMULA, "'");
  return SEPARATOR_FIRST.test(marked) ? `'${marked}` : marked;
}

function quoted(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.signed;
  const text = asText(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly Cell[]) => `${cells.map(quoted).join(',')}\r\n`;

/** A file as RFC 4180 describes it, with a byte order mark, without which Excel takes UTF-8 for another encoding. */
export const formatCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  `\u{FEFF}${[columns, ...rows].map(line).join('')}`;
