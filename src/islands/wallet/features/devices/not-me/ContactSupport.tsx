import type { ReactNode } from 'react';
import { usePanels } from '../../../panels/use-panels.ts';

/** Opens the panel in which somebody writes to support. */
export function ContactSupport({ children }: { children: ReactNode }) {
  const panels = usePanels();
  return (
    <button className="as-link" type="button" aria-haspopup="dialog" onClick={() => panels.show('support')}>
      {children}
    </button>
  );
}
