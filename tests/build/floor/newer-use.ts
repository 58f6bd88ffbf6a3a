/** One use of something that the oldest version of a browser does not know. */
export interface NewerUse {
  /** As it is written: `light-dark()`, `:popover-open`, `URL.canParse`. */
  readonly name: string;
  /** Those browsers, each with the first version that does: `safari 17.5`. */
  readonly since: readonly string[];
}
