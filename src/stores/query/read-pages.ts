/** The largest page that the API gives. */
export const LARGEST_PAGE = 50;
/** Pages that are read at most: the longest list of the API that is read to its end has no more (the log of activities). */
const MOST_PAGES = 40;

interface Page<Row> {
  readonly items: readonly Row[];
  /** Rows of all pages. */
  readonly total: number;
}

/**
 * Reads a list page after page, so that what is looked for is found wherever it stands.
 * @param isEnough stops it: what was read so far has all that is looked for
 */
export async function readPages<Row>(
  readPage: (query: { page: number; page_size: number }) => Promise<Page<Row>>,
  isEnough: (rows: readonly Row[]) => boolean = () => false,
  pageSize = LARGEST_PAGE,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { items, total } = await readPage({ page, page_size: pageSize });
    rows.push(...items);
    if (page * pageSize >= total || isEnough(rows)) break;
  }
  return rows;
}
