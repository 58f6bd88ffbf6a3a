import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { commandKey } from '../browser/command-key.ts';
import { keepFocusVisible } from './keep-focus-visible.ts';

/** The open modal dialogs, in the order in which they were opened: all but the last are inert. */
let modals: readonly Element[] = [];

function topModal(): Element | undefined {
  const open = [...document.querySelectorAll('dialog:modal')];
  const known = modals.filter((dialog) => open.includes(dialog));
  modals = [...known, ...open.filter((dialog) => !known.includes(dialog))];
  return modals.at(-1);
}

/**
 * Moves the toasts into the dialog that is in use, since everything outside a modal dialog is inert, and over all that it clips.
 * @param home where they stand otherwise
 */
function place(host: HTMLElement, home: HTMLElement | null): void {
  const modal = topModal();
  const parent = modal ?? home ?? document.body;
  if (host.parentElement !== parent) parent.append(host);
  if (!('popover' in host) || host.matches(':popover-open') === (modal !== undefined)) return;
  if (modal) host.showPopover();
  else host.hidePopover();
}

/** Escape in a toast closes that toast, and not the dialog round it. */
function closeByEscape(event: KeyboardEvent): void {
  if (commandKey(event) !== 'Escape' || !(event.target instanceof Element)) return;
  event.preventDefault();
  event.stopPropagation();
  const toast = event.target.closest('[data-toast], [data-sonner-toast]') ?? event.currentTarget;
  if (toast instanceof Element) toast.querySelector<HTMLElement>('[data-close-button]')?.click();
}

interface ToastLayerProps {
  /** Whether any toast is shown: only then does the layer follow dialogs and the focus. */
  isShown: boolean;
  /** The newest toast: when it changes, the layer finds its place again. */
  newest: unknown;
  children: ReactNode;
}

/** Where toasts are drawn: over the page, or in the modal dialog that is in use. */
export function ToastLayer({ isShown, newest, children }: ToastLayerProps) {
  /** Where Tab comes to them, after the content of the page. */
  const home = useRef<HTMLDivElement>(null);
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.className = 'toasts';
    if ('popover' in element) element.popover = 'manual';
    return element;
  });

  useEffect(() => {
    host.addEventListener('keydown', closeByEscape);
    return () => host.remove();
  }, [host]);

  // Before the toast itself, so that a screen reader is told of it where it stands.
  useLayoutEffect(() => {
    place(host, home.current);
    if (!isShown) return undefined;
    // A dialog may open, close, or leave the document together with the toasts in it.
    const observer = new MutationObserver(() => place(host, home.current));
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [host, isShown, newest]);
  useEffect(() => (isShown ? keepFocusVisible(host) : undefined), [host, isShown, newest]);

  return (
    <>
      <div className="toasts" ref={home} />
      {createPortal(children, host)}
    </>
  );
}
