/** Whether a button can paste: not in every browser, and only where the page is secure. */
export const canReadClipboard = (): boolean =>
  typeof (navigator as { clipboard?: Partial<Clipboard> }).clipboard?.read === 'function';

/**
 * The picture in the clipboard; null for none. The browser may ask the person first.
 * @throws DOMException where the browser refuses.
 */
export async function readClipboardPicture(): Promise<File | null> {
  for (const item of await navigator.clipboard.read()) {
    const type = item.types.find((each) => each.startsWith('image/'));
    if (type !== undefined) return new File([await item.getType(type)], '', { type });
  }
  return null;
}
