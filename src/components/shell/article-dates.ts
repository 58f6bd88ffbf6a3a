/** When a text was written and last changed: what makes a page an article to search engines and networks. */
export interface ArticleDates {
  readonly published: Date;
  readonly updated?: Date | undefined;
}
