import type { ElementNode } from '#src/ui/element-node.ts';

interface FilterLineProps {
  label: string;
  /** Chips. */
  children: ElementNode;
  /** A search field before them: on a phone as small as its icon until it is used. */
  search?: ElementNode;
  /** What stays at the end of the line whatever scrolls: the order, a menu. */
  tool?: ElementNode;
}

/** What a list is narrowed to, in one line: chips that don't fit scroll. Its screen names `filter-line.css`. */
export function FilterLine({ label, children, search, tool }: FilterLineProps) {
  return (
    <div className="filter-line">
      {search}
      <div className="scroll" role="group" aria-label={label}>
        {children}
      </div>
      {tool}
    </div>
  );
}
