import { useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface DialogProps {
  open: boolean;
  /** Asked by Escape and by a press beside the dialog. An owner that goes on having it open sees it come back. */
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
  /** Counts what the browser closed by itself. */
  const [shut, setShut] = useState(0);

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open, shut]);

  useEffect(() => {
    const dialog = ref.current;
    // A press on the backdrop has the dialog itself as its target; one inside has a child.
    const onPress = ({ target }: MouseEvent) => {
      if (target === dialog) dialog?.close();
    };
    dialog?.addEventListener('click', onPress);
    return () => dialog?.removeEventListener('click', onPress);
  }, []);

  // Heard of a close by the owner too, who knows of it.
  const onShut = () => {
    if (!open || ref.current?.open) return;
    setShut(shut + 1);
    onClose();
  };

  return (
    <dialog ref={ref} className={className} aria-labelledby={heading} onClose={onShut}>
      <div className="inside">
        <h2 id={heading}>{title}</h2>
        {open && children}
      </div>
    </dialog>
  );
}
