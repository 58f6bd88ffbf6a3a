import type { ReactNode } from 'react';
import { ShellOutline } from '#src/ui/brand/Logo.tsx';

interface BlankProps {
  heading: string;
  text: string;
  /** A second sentence that is always true. */
  note?: string;
  /** What a person can do about it. */
  children?: ReactNode;
  /** Said at once: something went wrong. */
  alarm?: boolean;
}

/** A calm place for what is not there: a shell, what it is about, what to do. */
export function EmptyState({ heading, text, note, children, alarm = false }: BlankProps) {
  return (
    <section className="blank" role={alarm ? 'alert' : undefined}>
      <ShellOutline />
      <h2>{heading}</h2>
      <p>{text}</p>
      {note && <p>{note}</p>}
      {children && <div className="row">{children}</div>}
    </section>
  );
}
