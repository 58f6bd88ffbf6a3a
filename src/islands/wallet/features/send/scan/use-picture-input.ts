import { useEffect, useState } from 'react';

/** The pictures of a paste or a drop first, else whatever file there is: then its fault is named. */
function fileOf(transfer: DataTransfer | null): File | null {
  const files = [...(transfer?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null;
}

/**
 * Takes files that are pasted or dropped anywhere on the page while a panel is open: a picture dropped beside its place would
 * open in the browser instead of the wallet.
 * @param onFile gets the file; null for a paste or a drop without one.
 * @returns whether something is being dragged over the page.
 */
export function usePictureInput(isActive: boolean, onFile: (file: File | null) => void): boolean {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (!isActive) return undefined;
    const handlers = {
      paste: (event: ClipboardEvent) => {
        event.preventDefault();
        onFile(fileOf(event.clipboardData));
      },
      dragover: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      dragleave: ({ relatedTarget }: DragEvent) => {
        // It has left the window, not only the element under it.
        if (relatedTarget === null) setOver(false);
      },
      drop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onFile(fileOf(event.dataTransfer));
      },
    };
    const over = new AbortController();
    for (const [type, handler] of Object.entries(handlers))
      document.addEventListener(type, handler as EventListener, { signal: over.signal });
    return () => {
      over.abort();
      setOver(false);
    };
  }, [isActive, onFile]);

  return isOver;
}
