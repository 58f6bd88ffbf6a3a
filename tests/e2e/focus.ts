import type { Page } from '@playwright/test';

/** Where the focus is, and how visible it is to a keyboard user. */
export interface FocusState {
  /** The element, for a report: its tag, and its id or its text. */
  readonly label: string;
  /** It is a control, not only the target of a script. */
  readonly own: boolean;
  /** It or its label has a focus ring of 2 px or more. */
  readonly ring: boolean;
  /** What covers it, or that it is outside the viewport; empty when it is visible (WCAG 2.4.11). */
  readonly hidden: string;
  /** Its index in `stops`; -1 if it is not among them. */
  readonly stop: number;
}

/** The same, with role and accessible name. */
export interface Focus extends FocusState {
  /** `textbox`, `button`… */
  readonly role: string;
  /** Empty when it has no name. */
  readonly name: string;
}

/** Installed once per document, so that reading the focus after a key takes one call into the browser. */
export interface InPage {
  readonly keyboard: {
    /** The expected tab stops; a walk sets them. */
    stops: readonly HTMLElement[];
    /** All controls in document order, including those in shadow trees. */
    readonly controls: () => HTMLElement[];
    readonly describe: (element: Element) => string;
    /** The name of a radio button's group, which is one tab stop; null for other elements. */
    readonly groupOf: (element: Element) => string | null;
    readonly readState: () => Promise<FocusState | null>;
  };
}

function install(): void {
  if ('keyboard' in globalThis) return;
  const CONTROL = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const every = (root: Document | ShadowRoot): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? every(element.shadowRoot) : []),
    ]);
  const focused = (): Element | null => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element === document.body ? null : element;
  };
  const findObstruction = (element: Element): string => {
    const box = element.getBoundingClientRect();
    if (box.top >= innerHeight || box.bottom <= 0) return 'out of sight';
    const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1);
    // The middle of the visible part: a tall field may start near the lower edge of the viewport.
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const root = element.getRootNode();
    const top = (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y);
    if (element.contains(top) || top?.contains(element)) return '';
    // A toast disappears by itself, so it may cover a part of the element.
    if (top?.closest('[data-sonner-toaster]') && box.left < top.getBoundingClientRect().left) return '';
    return `under ${top ? `${top.tagName}.${top.className}` : 'nothing'}`;
  };
  const hasRing = (element: Element | null): boolean => {
    if (!element) return false;
    // A link that covers its row has its ring round the row, a visually hidden control on its label.
    const isDrawn = [undefined, '::after'].some((part) => {
      const { outlineStyle, outlineWidth, content } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && (!part || content !== 'none');
    });
    return isDrawn || hasRing(element.parentElement);
  };
  const keyboard: InPage['keyboard'] = {
    stops: [],
    controls: () => every(document).filter((element) => element.matches(CONTROL)),
    describe: (element) =>
      `${element.tagName} ${element.id || (element.getAttribute('aria-label') ?? element.textContent)}`.slice(
        0,
        60,
      ),
    groupOf: (element) =>
      element instanceof HTMLInputElement && element.type === 'radio' ? element.name : null,
    readState: async () => {
      const element = focused();
      if (!element) return null;
      // A drop-down opens, and the page scrolls, a few frames after the key.
      for (let frame = 0; frame < 30 && findObstruction(element); frame += 1)
        await new Promise(requestAnimationFrame);
      const group = keyboard.groupOf(element);
      return {
        label: keyboard.describe(element),
        own: element.matches(CONTROL),
        ring: hasRing(element),
        hidden: findObstruction(element),
        stop: keyboard.stops.findIndex(
          (stop) => stop === element || (group !== null && keyboard.groupOf(stop) === group),
        ),
      };
    },
  };
  Object.assign(globalThis, { keyboard });
}

/** Installs `InPage` in the document. */
export const installKeyboard = (page: Page) => page.evaluate(install);

/** Reads the focus once scrolling and drop-downs have settled; null if no element has it. */
export async function readFocus(page: Page): Promise<FocusState | null> {
  const readState = () =>
    page.evaluate(() => (globalThis as unknown as Partial<InPage>).keyboard?.readState());
  const state = await readState();
  if (state !== undefined) return state;
  await installKeyboard(page);
  return (await readState()) ?? null;
}

/** The same, with role and accessible name. */
export async function readFocusWithRole(page: Page): Promise<Focus | null> {
  const state = await readFocus(page);
  if (!state) return null;
  const focused = page.locator(':focus').last();
  const [line = ''] = (await focused.ariaSnapshot()).split('\n');
  const [, role = '', name = ''] = /^- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
  // A list row and a <summary> are named by their text.
  const isNamedByText = name === '' && /^(?:LI|SUMMARY) /.test(state.label);
  return { ...state, role, name: isNamedByText ? ((await focused.textContent())?.trim() ?? '') : name };
}

/** Problems of the focus as text; empty if it is visible and on a control. */
export function focusStateProblems({ own, ring, hidden, label }: FocusState, called = label): string[] {
  return [
    ...(own ? [] : [`${called} is nothing to use`]),
    ...(ring ? [] : [`${called} has no ring`]),
    ...(hidden ? [`${called} is ${hidden}`] : []),
  ];
}

/** The same, and whether the control has an accessible name. */
export function focusProblems(focus: Focus | null): string[] {
  if (!focus) return ['the focus is nowhere'];
  const called = `${focus.role} "${focus.name}"`;
  return [...(focus.name ? [] : [`${called} has no name`]), ...focusStateProblems(focus, called)];
}

/** Roles of controls; `generic` and the two after it have `tabindex="0"`. */
const ROLES = [
  ...([
    'link',
    'button',
    'textbox',
    'searchbox',
    'combobox',
    'listbox',
    'checkbox',
    'radio',
    'switch',
  ] as const),
  ...(['slider', 'spinbutton', 'tab', 'menuitem', 'option', 'generic', 'region', 'group'] as const),
];

/** Tab stops without an accessible name. */
export async function unnamedControls(page: Page): Promise<string[]> {
  await installKeyboard(page);
  // A list row and a <summary> are named by their text.
  const silent = page.locator('li[tabindex="0"], summary').filter({ hasNotText: /\S/ });
  const all = ROLES.map((role) => page.getByRole(role, { name: /^$/ })).reduce(
    (either, locator) => either.or(locator),
    silent,
  );
  return all.evaluateAll((elements) => {
    const { keyboard } = globalThis as unknown as InPage;
    const controls = keyboard.controls();
    return elements
      .filter((element) => controls.includes(element as HTMLElement))
      .filter((element) => (element as HTMLElement).tabIndex >= 0 && !element.matches(':disabled'))
      .map((element) => `${keyboard.describe(element)} has no name`);
  });
}
