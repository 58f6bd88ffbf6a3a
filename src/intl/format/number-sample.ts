/** A number in a tag's way, to choose it by: `1,234.56`, `1.234,56`, `1 234,56`. */
export function numberSample(tag: string): string {
  return new Intl.NumberFormat(tag, { minimumFractionDigits: 2, useGrouping: true }).format(
    '1234.56' as Intl.StringNumericLiteral,
  );
}
