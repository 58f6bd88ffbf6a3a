import { useId } from 'react';
import type { ElementNode } from '#src/ui/element-node.ts';

/** A card of settings with its heading. */
export function SettingsCard({
  heading,
  text,
  children,
}: {
  heading: string;
  text?: string;
  children: ElementNode;
}) {
  const id = useId();
  return (
    <section className="card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{heading}</h2>
      </header>
      {text && <p className="soft">{text}</p>}
      {children}
    </section>
  );
}
