import { Suspense, type ReactNode } from 'react';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';

interface StylesheetBoundaryProps {
  /** The address of a stylesheet (`?url`): an imported one, even of a lazy part, would be written into every page of the wallet. */
  sheet: string;
  children: ReactNode;
}

/** A part of a screen or a panel, once its stylesheet is there. */
export function StylesheetBoundary({ sheet, children }: StylesheetBoundaryProps) {
  return (
    <Suspense fallback={<Skeleton size="sheet" />}>
      <link rel="stylesheet" href={sheet} precedence="screen" />
      {children}
    </Suspense>
  );
}
