import { HtmlValidate, StaticConfigLoader } from 'html-validate/node';
import { describe, expect, it } from 'vitest';
import { snapshotPages } from './dist.ts';

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Every button in a form is meant to submit it, and outside a form none does: `type` on each would only add bytes.
    'no-implicit-button-type': 'off',
    // React writes `<input required="" autoComplete="email"/>`, which is the same to a browser.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'void-style': 'off',
  },
});
const validator = new HtmlValidate(loader);

/** Astro writes a style element before each first island, where HTML allows none. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

async function faults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html.replace(ISLAND_STYLE, ''), 'page.html');
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
}

describe('is valid HTML', () => {
  it.each(snapshotPages)('$path', async ({ html }) => {
    expect(await faults(html)).toEqual([]);
  });
});

it.each([
  ['a list with a stray child', '<ul><p>a</p></ul>'],
  ['an id twice', '<p id="a"></p><p id="a"></p>'],
  ['a field without a label', '<form><input name="a" type="text"></form>'],
  ['a heading in a button', '<button type="button"><h2>a</h2></button>'],
  ['a tag that is never closed', '<section><p>a</p>'],
])('%s is found', async (_what, body) => {
  const page = `<!DOCTYPE html><html lang="en"><head><title>a</title></head><body>${body}</body></html>`;
  expect(await faults(page)).not.toEqual([]);
});
