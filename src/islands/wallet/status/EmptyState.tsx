import type { ReactNode } from 'react';
import { ShellOutline } from '#src/ui/brand/Logo.tsx';

interface EmptyStateProps {
  heading: string;
  text: string;
  /** A second sentence that is always true. */
  note?: string;
  /** Buttons and links. */
  children?: ReactNode;
  /** Announced at once: the person can't go on. */
  isAlert?: boolean;
}

/** Stands where there is nothing to show: what will be here, and how to make it appear. */
export function EmptyState({ heading, text, note, children, isAlert = false }: EmptyStateProps) {
  return (
    <section className="blank" role={isAlert ? 'alert' : undefined}>
      <ShellOutline />
      <h2>{heading}</h2>
      <p>{text}</p>
      {note && <p>{note}</p>}
      {children && <div className="row">{children}</div>}
    </section>
  );
}
