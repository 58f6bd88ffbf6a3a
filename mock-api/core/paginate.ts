/** One page of a list; the first is number 1. A page after the last is empty, not an error. */
export function paginate<Item>(
  all: readonly Item[],
  { page, page_size }: { page: number; page_size: number },
): { items: Item[]; page: number; page_size: number; total: number } {
  const from = (page - 1) * page_size;
  return { items: all.slice(from, from + page_size), page, page_size, total: all.length };
}
