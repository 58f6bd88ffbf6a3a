import type { ReactNode } from 'react';
import stylesheet from '#src/styles/notifications.css?url';
import { StylesheetBoundary } from '../../lazy/StylesheetBoundary.tsx';

/** What shows notifications, once its stylesheet is there. */
export function NotificationStyles({ children }: { children: ReactNode }) {
  return <StylesheetBoundary sheet={stylesheet}>{children}</StylesheetBoundary>;
}
