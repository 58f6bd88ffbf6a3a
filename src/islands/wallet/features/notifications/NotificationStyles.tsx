import type { ReactNode } from 'react';
import stylesheet from '#src/styles/notifications.css?url';
import { WithSheet } from '../../lazy/StylesheetBoundary.tsx';

/** What shows notifications, once its stylesheet is there. */
export function Styled({ children }: { children: ReactNode }) {
  return <WithSheet sheet={stylesheet}>{children}</WithSheet>;
}
