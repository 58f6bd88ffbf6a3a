/** The elements that have a role, with a native element or an attribute. */
const selectors = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  textbox: 'input:not([type=radio], [type=checkbox]), textarea',
  combobox: 'select, [role=combobox]',
  option: '[role=option]',
  label: 'label',
} as const;

/** Which element is meant: by its role and name, or by a selector. */
export type ElementQuery =
  { readonly role: keyof typeof selectors; readonly name: string | RegExp } | { readonly css: string };

interface SerializedQuery {
  readonly css: string;
  /** A regular expression that its accessible name matches. */
  readonly name: string;
}

const literally = (text: string) => `^${RegExp.escape(text)}$`;

/** The query as JSON, for the page. */
export function serialize(query: ElementQuery): SerializedQuery {
  if ('css' in query) return { css: query.css, name: '' };
  const { role, name } = query;
  return { css: selectors[role], name: typeof name === 'string' ? literally(name) : name.source };
}

/** Runs in the page: the first element that a query means, of those that are visible and not disabled. */
export function findElement({ css, name }: SerializedQuery): Element | null {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids)
      return tidy(
        ids
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      );
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    return tidy(
      element.getAttribute('aria-label') ??
        (labels.length > 0 ? labels.map(({ textContent }) => textContent).join(' ') : element.textContent),
    );
  };
  const pattern = new RegExp(name);
  return (
    [...document.querySelectorAll(css)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled') &&
        pattern.test(nameOf(element)),
    ) ?? null
  );
}
