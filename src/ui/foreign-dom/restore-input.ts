import { FOCUSABLE, restoring, type KeptInput } from './kept-input.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Gives the elements that stand in the place of the kept ones their values, and the focus where nobody has taken it since. */
export function writeInput({ elements, focused }: KeptInput, root: ParentNode): void {
  const successors = bySignature([...root.querySelectorAll<HTMLElement>(FOCUSABLE)]);
  for (const [signature, kept] of bySignature(elements))
    kept.forEach((element, index) => {
      const successor = successors.get(signature)?.[index];
      if (element.isConnected || !successor || successor === element) return;
      if (isControl(element) && isControl(successor)) copyValue(element, successor);
      if (element === focused && document.activeElement === document.body) focusAs(element, successor);
    });
}

/** Elements by what they are in their form. Not by their text, which a translator has changed, nor by an id, which React counts on. */
function bySignature(elements: readonly HTMLElement[]): Map<string, HTMLElement[]> {
  const groups = new Map<string, HTMLElement[]>();
  for (const element of elements) {
    const attributes = ['type', 'name', 'autocomplete', 'aria-label', 'class', 'href'];
    const signature = [element.tagName, ...attributes.map((name) => element.getAttribute(name))].join('\n');
    groups.set(signature, [...(groups.get(signature) ?? []), element]);
  }
  return groups;
}

/** A PIN, which password managers are told to leave alone, is typed again; a file can't be set. */
const NEVER_COPIED = '[data-bwignore], [type="file"], [type="hidden"]';
const isControl = (element: HTMLElement): element is Control =>
  element.matches('input, textarea, select') && !element.matches(NEVER_COPIED);

function copyValue(from: Control, to: Control): void {
  if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    /^(checkbox|radio)$/.test(to.type)
  ) {
    if (from.checked !== to.checked && (from.checked || to.type === 'checkbox')) to.click();
    return;
  }
  const isTypedInSince = to === document.activeElement && to.value !== '';
  if (from.value === '' || from.value === to.value || isTypedInSince) return;
  // React has a setter of its own on the element, and would take the value for its own.
  Reflect.set(Object.getPrototypeOf(to) as object, 'value', from.value, to);
  const event = new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true });
  restoring.add(event);
  to.dispatchEvent(event);
}

function focusAs(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return;
  // Fields of emails and numbers have no selection.
  if (from.selectionStart !== null && to instanceof from.constructor)
    (to as HTMLInputElement).setSelectionRange(from.selectionStart, from.selectionEnd);
}
