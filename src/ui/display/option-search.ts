import { foldText } from '#src/intl/text/fold-text.ts';

/** One row of a list. */
export interface Option {
  /** What the form sends. Unique in its list. */
  readonly value: string;
  readonly label: string;
  /** Stands at the row's end, and in the field when the row is chosen: a calling code. */
  readonly detail?: string;
}

/** What a field shows for a chosen row. */
export function optionText(option: Option | null): string {
  return option?.detail ?? option?.label ?? '';
}

/** Without case, accents and marks, so that `cote` finds Côte d’Ivoire and `00234` or `234` finds +234. */
function bare(text: string): string {
  return foldText(text)
    .replace(/\p{P}/gu, '')
    .replace(/^(?:\+|00)(?=\d)/, '')
    .trim();
}

/**
 * The rows that a person may mean, in the list's order: those that start with what was typed first, then those with a word
 * that does, then those that hold it anywhere. Searches names, codes and the values themselves (`ng`).
 */
export function rankMatches(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = bare(typed);
  if (!wanted) return options;
  const rank = ({ label, detail = '', value }: Option) => {
    const name = bare(label);
    if (name.startsWith(wanted) || bare(detail).startsWith(wanted) || bare(value) === wanted) return 0;
    if (name.split(/\s+/).some((word) => word.startsWith(wanted))) return 1;
    return name.includes(wanted) ? 2 : 3;
  };
  const ranked = options.map((option) => ({ option, rank: rank(option) })).filter((row) => row.rank < 3);
  return ranked.sort((one, other) => one.rank - other.rank).map((row) => row.option);
}
