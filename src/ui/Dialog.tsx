import { useEffect, useId, useRef, type ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  /** Asked for by Escape, by a press beside the dialog, or by the dialog's own buttons. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  className?: string;
}

/**
 * A modal dialog on the browser's own: the rest of the page is inert, Escape closes it and the focus goes back to where
 * it came from.
 */
export function Dialog({ open, onClose, title, children, className = 'popup' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    // A press on the backdrop has the dialog itself as its target; one inside has a child.
    const onPress = ({ target }: MouseEvent) => {
      if (target === dialog) dialog?.close();
    };
    dialog?.addEventListener('click', onPress);
    return () => dialog?.removeEventListener('click', onPress);
  }, []);

  return (
    <dialog ref={ref} className={className} aria-labelledby={heading} onClose={onClose}>
      <div className="inside">
        <h2 id={heading}>{title}</h2>
        {open && children}
      </div>
    </dialog>
  );
}
