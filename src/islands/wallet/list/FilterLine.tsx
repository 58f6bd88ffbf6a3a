import type { ElementNode } from '#src/ui/element-node.ts';

interface FilterLineProps {
  label: string;
  /** Chips. */
  children: ElementNode;
  /** What stays at the end of the line whatever scrolls: the order, a menu. */
  tool?: ElementNode;
}

/** What a list is narrowed to, in one line: chips that don't fit scroll. Its screen names `filter-line.css`. */
export function FilterLine({ label, children, tool }: FilterLineProps) {
  return (
    <div className="filter-line">
      <div className="scroll" role="group" aria-label={label}>
        {children}
      </div>
      {tool}
    </div>
  );
}
