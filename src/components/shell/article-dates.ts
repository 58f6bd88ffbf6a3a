/** When an article was published and last changed; pages with these are marked up as articles. */
export interface ArticleDates {
  readonly published: Date;
  readonly updated?: Date | undefined;
}
