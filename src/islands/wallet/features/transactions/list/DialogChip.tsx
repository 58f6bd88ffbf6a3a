import { useState, type ReactNode } from 'react';
import { labelled } from '#src/intl/text/marks.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { ConfirmDialog } from '../../../dialog/ConfirmDialog.tsx';
import { useI18n } from '../../../i18n/i18n.ts';

interface DialogChipProps {
  label: string;
  /** What the filter is now; null for none. */
  chosen: ReactNode;
  heading: string;
  /** The form, with the function that closes its dialog. */
  children: (close: () => void) => ElementNode;
}

/** A filter of the list that needs more than one choice: a chip that opens a form. */
export function DialogChip({ label, chosen, heading, children }: DialogChipProps) {
  const { locale } = useI18n();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <button
        className="chip"
        type="button"
        aria-haspopup="dialog"
        data-on={chosen !== null || undefined}
        onClick={() => setIsOpen(true)}
      >
        {chosen !== null && <span className="sr">{labelled(locale, label, '')}</span>}
        <span>{chosen ?? label}</span>
        <Icon d={chevron} />
      </button>
      <ConfirmDialog open={isOpen} onClose={close} title={heading}>
        {children(close)}
      </ConfirmDialog>
    </>
  );
}
