import { Suspense, useState, type ComponentProps } from 'react';
// Imported as a URL: Astro would put the stylesheet, even of a lazy component, into every page of the wallet.
import stylesheet from '#src/styles/ask.css?url';
import veil from '#src/styles/veil.css?url';
import { Dialog } from '#src/ui/feedback/Dialog.tsx';

/** A modal question with its answers in a `.row`. Its stylesheets are fetched when it opens for the first time. */
export function ConfirmDialog(dialog: Omit<ComponentProps<typeof Dialog>, 'className'>) {
  const [hasOpened, setHasOpened] = useState(dialog.open);
  if (dialog.open && !hasOpened) setHasOpened(true);
  if (!hasOpened) return null;
  return (
    <Suspense fallback={null}>
      <link rel="stylesheet" href={veil} precedence="panels" />
      <link rel="stylesheet" href={stylesheet} precedence="panels" />
      <Dialog {...dialog} className="popup ask" />
    </Suspense>
  );
}
