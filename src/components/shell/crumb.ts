/** One link of the breadcrumbs. */
export interface Crumb {
  readonly name: string;
  /** Without the language prefix. */
  readonly path: string;
}
