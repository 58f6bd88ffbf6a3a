import { Suspense, type ReactNode } from 'react';
// As an address: an imported stylesheet, even of a lazy part, would be written into every page that may show it.
import stylesheet from '#src/styles/support-panel.css?url';
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx';
import { ListStyles } from '../../list/ListStyles.tsx';

/** Help and its conversations, once their stylesheet is there. */
export function SupportStyles({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton size="sheet" />}>
      {/* With the chat too: the way back to the list leads there, also once there is no network. */}
      <ListStyles />
      <link rel="stylesheet" href={stylesheet} precedence="panels" />
      {children}
    </Suspense>
  );
}
