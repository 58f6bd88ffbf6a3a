import type { ReactNode } from 'react';

interface Props {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link where nothing routes. */
export const Anchor = ({ to, className, children }: Props) => (
  <a href={to} className={className}>
    {children}
  </a>
);
