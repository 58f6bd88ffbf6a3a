// What ESLint refuses by the shape of the code (no-restricted-syntax of eslint.config.mjs). What it refuses in tests alone is in
// tests/restricted-syntax.mjs.

const attribute = (name) =>
  `:matches(JSXAttribute, AstroShorthandAttribute, AstroTemplateLiteralAttribute)[name.name="${name}"]`;
const ban = (selector, message) => ({ selector, message });

/** In every file. */
export const everywhere = [
  ban('ExportAllDeclaration[exported=null]', 'No barrels: import from the file that has it.'),
  ban(
    'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
    "It takes the machine's language and zone: format through src/intl.",
  ),
];
/** What the site’s policy refuses, in elements and in scripts. */
export const markup = [
  ban(attribute('dangerouslySetInnerHTML'), 'Trusted Types refuse it, and text is text.'),
  ban(attribute('style'), 'The policy forbids style attributes: use a class, or setProperty in an effect.'),
  ban(
    'JSXAttribute[name.namespace.name="set"][name.name.name="html"]',
    'No markup from strings: write elements.',
  ),
  ban(
    'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    'Trusted Types refuse it: build elements.',
  ),
  ban(
    'JSXOpeningElement[name.name=/^(bdi|data)$/]:not(:has(JSXAttribute[name.name="translate"]))',
    'Say whether it may be translated: translate="no" for a name or an amount, "yes" for what somebody has written.',
  ),
];
/** Where no tool asks for a default export. */
export const named = [ban('ExportDefaultDeclaration', 'Named exports only: one name for one thing.')];
/** Where amounts are computed. */
export const exactMoney = [
  ban(
    'CallExpression[callee.name=/^(Number|parseFloat|parseInt)$/]',
    'Money is decimal strings and BigInt, never a float.',
  ),
  ban(
    'CallExpression[callee.object.name="Number"][callee.property.name=/^parse/]',
    'Money is decimal strings and BigInt, never a float.',
  ),
  ban('UnaryExpression[operator="+"]', 'Money is decimal strings and BigInt, never a float.'),
];
/** Marks of English between parts of a text that is put together: Chinese has its own, which are wide and have no space. */
const englishMark = String.raw`^[,:;.] | \($|[,:;.] $`;
const marksModule = 'Chinese has other marks between parts of a text: take those of src/intl/text/marks.ts.';
export const marks = [
  ban(
    `:matches(Literal[value=/${englishMark}/], TemplateElement[value.cooked=/${englishMark}/]):not(ThrowStatement *, JSXAttribute > *)`,
    marksModule,
  ),
  ban(String.raw`JSXText[value=/^\s*[,:;.()]+\s*$/]`, marksModule),
];
/** A picture may be cut off, or be none: the browser's broken image says nothing to anybody. */
export const pictures = [
  ban(
    'JSXOpeningElement[name.name="img"]:not(:has(> JSXAttribute[name.name="onError"]))',
    'Say with onError what stands in the place of a picture that can’t be shown, as person/PersonPicture.tsx does.',
  ),
];
/** Back may be pressed between a render and its effects: then a navigation replaces the entry that Back has led to. */
export const ownEntry = [
  ban(
    'ImportDeclaration[source.value="react-router-dom"] ImportSpecifier[imported.name="Navigate"]',
    'It replaces whatever entry the browser is at by then: use navigation/Redirect.tsx.',
  ),
  ban(
    'CallExpression[callee.name=/^use(Layout)?Effect$/]:has(CallExpression[callee.name=/^(navigate|setParams|goTo|goOn|onChosen|onChoose)$/]):not(:has(CallExpression[callee.name=/^(isCurrentEntry|enqueueNavigation)$/]))',
    'Back may have been pressed since the render: ask navigation/use-is-current-entry.ts first.',
  ),
];
/** What the wallet has modules of its own for. */
export const ownModules = [
  // The library's would bring a data router's code to the start of the wallet: build/pure-router.ts.
  ban(
    'ImportDeclaration[source.value="react-router-dom"] ImportSpecifier[imported.name=/^(Form|Link|NavLink|Outlet|Routes?)$/]',
    'It brings a framework that the wallet does not use: take navigation/Link.tsx, and a row of lazy/screen-registry.ts for a screen.',
  ),
  // Chrome gives a preload that has failed to the element by which React styles a screen.
  ban(
    'ImportDeclaration[source.value="react-dom"] ImportSpecifier[imported.name=/^(preload|preinit)$/]',
    'A sheet that fails so is missing until the document is loaded anew: use preloadSheet of lazy/preload-sheet.ts.',
  ),
];
