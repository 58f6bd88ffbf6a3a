import { useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { ElementNode } from '../element-node.ts';
import { close } from '../icons/form.ts';
import { Icon } from '../icons/Icon.tsx';

interface DialogProps {
  open: boolean;
  /** Called on Escape and on a click beside the dialog, which stays, or opens again, when `open` stays true. */
  onClose: () => void;
  title: ReactNode;
  children: ElementNode;
  className?: string;
  /** Names a button that closes it, which stands behind its content, so that the first field has the focus. None without a name. */
  closeLabel?: string;
  /** While it can't be closed, its button is off; `onClose` is called all the same, and may refuse. */
  isHeld?: boolean;
}

/**
 * A modal dialog on the browser's own: the rest of the page is inert, Escape closes it and the focus goes back to where
 * it came from.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  className = 'popup',
  closeLabel,
  isHeld = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  /** Counts the times that the browser closed it by itself. */
  const [closeCount, setCloseCount] = useState(0);

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open, closeCount]);

  useEffect(() => {
    const dialog = ref.current;
    // A click on the backdrop has the dialog itself as its target; one inside has a child.
    const onClick = ({ target }: MouseEvent) => {
      if (target === dialog) dialog?.close();
    };
    dialog?.addEventListener('click', onClick);
    return () => dialog?.removeEventListener('click', onClick);
  }, []);

  // Fires for a close by `open` too, which the owner knows of.
  const handleClose = () => {
    if (!open || ref.current?.open) return;
    setCloseCount(closeCount + 1);
    onClose();
  };

  // Escape. The browser would close it and return the focus before it says so: a press on the opener meanwhile would be lost,
  // because for its owner the dialog is still open.
  const handleCancel = (event: SyntheticEvent) => {
    // A file field in it fires the same event.
    if (event.target !== ref.current) return;
    event.preventDefault();
    onClose();
  };

  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={heading}
      onCancel={handleCancel}
      onClose={handleClose}
    >
      <div className="inside">
        <h2 id={heading}>{title}</h2>
        {open && children}
        {open && closeLabel !== undefined && (
          <button
            className="tool shut"
            type="button"
            aria-label={closeLabel}
            disabled={isHeld}
            onClick={onClose}
          >
            <Icon d={close} />
          </button>
        )}
      </div>
    </dialog>
  );
}
