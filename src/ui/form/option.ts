/** One row of a list to choose from. */
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
