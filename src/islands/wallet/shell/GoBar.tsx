import type { ElementNode } from '#src/ui/element-node.ts';

/**
 * The one action of a step, with a line about it where it needs one. On a phone it takes the place of the menu at the end of the window, so
 * it may not stand in a card: a container of queries would hold it.
 */
export function GoBar({ children }: { children: ElementNode }) {
  return <div className="go-bar">{children}</div>;
}
