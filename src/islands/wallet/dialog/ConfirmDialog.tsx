import { Suspense, useState, type ComponentProps } from 'react';
// As an address: an imported stylesheet, even of a lazy part, would be written into every page of the wallet.
import stylesheet from '#src/styles/ask.css?url';
import veil from '#src/styles/veil.css?url';
import { Dialog } from '#src/ui/feedback/Dialog.tsx';

/** A question over everything, with its answers in a `.row`. What it needs is fetched with the first one. */
export function ConfirmDialog(dialog: Omit<ComponentProps<typeof Dialog>, 'className'>) {
  const [needed, setNeeded] = useState(dialog.open);
  if (dialog.open && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <link rel="stylesheet" href={veil} precedence="panels" />
      <link rel="stylesheet" href={stylesheet} precedence="panels" />
      <Dialog {...dialog} className="popup ask" />
    </Suspense>
  );
}
