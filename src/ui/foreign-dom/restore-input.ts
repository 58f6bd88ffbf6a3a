import { restoring, type Replaced } from './input-snapshot.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Gives elements the values of those in whose place they stand, and the focus where nobody has taken it since. What has come with a value
 * of its own, from a store or the server, or has changed since, is left as it is.
 */
export function writeInput(replaced: readonly Replaced[]): void {
  for (const one of replaced) {
    const { from, to, wasFocused } = one;
    if (!to.isConnected) continue;
    if (isControl(from) && isControl(to)) copyValue(from, to, one);
    if (wasFocused && document.activeElement === document.body) focusAs(from, to);
  }
}

/**
 * A PIN, which password managers are told to leave alone, is typed again; a file can't be set; a switch acts at once, and the screen knows
 * how it stands.
 */
const NEVER_COPIED = '[data-bwignore], [type="file"], [type="hidden"], [role="switch"]';
const isControl = (element: HTMLElement): element is Control =>
  element.matches('input, textarea, select') && !element.matches(NEVER_COPIED);

function copyValue(
  from: Control,
  to: Control,
  { value, checked }: Pick<Replaced, 'value' | 'checked'>,
): void {
  if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    /^(checkbox|radio)$/.test(to.type)
  ) {
    const isAsItCame = to.checked === checked && from.checked !== to.checked;
    if (isAsItCame && (from.checked || to.type === 'checkbox')) to.click();
    return;
  }
  const isAsItCame = to.value === value && (to.value === '' || to instanceof HTMLSelectElement);
  if (from.value === '' || from.value === to.value || !isAsItCame) return;
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
