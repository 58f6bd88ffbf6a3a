import type { Page } from '@playwright/test';

/** Where the focus is, as the person at the keyboard sees it. */
export interface Sight {
  /** The element, for a report: its tag, and its id or its words. */
  readonly what: string;
  /** Something can be done with it: it is no mere target of a script. */
  readonly own: boolean;
  /** A ring of 2 px or more, on it or around it, tells that it has the focus. */
  readonly ring: boolean;
  /** What lies over it or that it is out of the window; empty when it can be seen (WCAG 2.4.11). */
  readonly hidden: string;
  /** Its index in `stops`; -1 when it is none of them. */
  readonly stop: number;
}

/** The same, with what a screen reader says of it. */
export interface Focus extends Sight {
  /** `textbox`, `button`… */
  readonly role: string;
  /** Empty when it has no name. */
  readonly name: string;
}

/** What the page itself can tell about its focus, once a document: a key then costs one call into the browser. */
export interface InPage {
  readonly keyboard: {
    /** What Tab is expected to come by; a walk sets it. */
    stops: readonly HTMLElement[];
    /** What can be used, in the order of the document, those in shadow trees too. */
    readonly controls: () => HTMLElement[];
    readonly describe: (element: Element) => string;
    /** The radio buttons of one group are one stop: the group's name, else null. */
    readonly groupOf: (element: Element) => string | null;
    readonly see: () => Promise<Sight | null>;
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
  const whatHides = (element: Element): string => {
    const box = element.getBoundingClientRect();
    if (box.top >= innerHeight || box.bottom <= 0) return 'out of sight';
    const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1);
    // The middle of what is in the window: a tall field may begin near its lower edge.
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    const root = element.getRootNode();
    const top = (root instanceof ShadowRoot ? root : document).elementFromPoint(x, y);
    if (element.contains(top) || top?.contains(element)) return '';
    // A toast goes by itself: some of what it lies over has to show.
    if (top?.closest('[data-sonner-toaster]') && box.left < top.getBoundingClientRect().left) return '';
    return `under ${top ? `${top.tagName}.${top.className}` : 'nothing'}`;
  };
  const hasRing = (element: Element | null): boolean => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    // A control that is drawn by its label is marked there.
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || hasRing(element.parentElement);
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
    see: async () => {
      const element = focused();
      if (!element) return null;
      // A drop-down opens, and the page scrolls, some frames after the key.
      for (let frame = 0; frame < 30 && whatHides(element); frame += 1)
        await new Promise(requestAnimationFrame);
      const group = keyboard.groupOf(element);
      return {
        what: keyboard.describe(element),
        own: element.matches(CONTROL),
        ring: hasRing(element),
        hidden: whatHides(element),
        stop: keyboard.stops.findIndex(
          (stop) => stop === element || (group !== null && keyboard.groupOf(stop) === group),
        ),
      };
    },
  };
  Object.assign(globalThis, { keyboard });
}

/** Gives a document what `InPage` says. */
export const installKeyboard = (page: Page) => page.evaluate(install);

/** Where the focus is once what it moved has come to rest; null when it is on nothing of the page. */
export async function seeFocus(page: Page): Promise<Sight | null> {
  const see = () => page.evaluate(() => (globalThis as unknown as Partial<InPage>).keyboard?.see());
  const seen = await see();
  if (seen !== undefined) return seen;
  await installKeyboard(page);
  return (await see()) ?? null;
}

/** The same, with its role and its name. */
export async function focusOf(page: Page): Promise<Focus | null> {
  const seen = await seeFocus(page);
  if (!seen) return null;
  const focused = page.locator(':focus').last();
  const [line = ''] = (await focused.ariaSnapshot()).split('\n');
  const [, role = '', name = ''] = /^- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
  // A row and a question that opens have their words for a name.
  const isNamedByText = name === '' && /^(?:LI|SUMMARY) /.test(seen.what);
  return { ...seen, role, name: isNamedByText ? ((await focused.textContent())?.trim() ?? '') : name };
}

/** What is wrong with where the focus is, in words; empty when a person can see it and use it. */
export function sightFaults({ own, ring, hidden, what }: Sight, called = what): string[] {
  return [
    ...(own ? [] : [`${called} is nothing to use`]),
    ...(ring ? [] : [`${called} has no ring`]),
    ...(hidden ? [`${called} is ${hidden}`] : []),
  ];
}

/** The same, and whether it has a name. */
export function faultsOf(focus: Focus | null): string[] {
  if (!focus) return ['the focus is nowhere'];
  const called = `${focus.role} "${focus.name}"`;
  return [...(focus.name ? [] : [`${called} has no name`]), ...sightFaults(focus, called)];
}

/** Roles of what can be used; `generic` and the two after it have `tabindex="0"`. */
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

/** What Tab can come by now and a screen reader has no words for. */
export async function namelessIn(page: Page): Promise<string[]> {
  await installKeyboard(page);
  // A row and a question that opens have their words for a name.
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
