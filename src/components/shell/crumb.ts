/** One step of the trail from home to a page. */
export interface Crumb {
  readonly name: string;
  /** Without its language. */
  readonly path: string;
}
