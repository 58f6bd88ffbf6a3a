import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** The path of the mock's control plane, which every working copy of the mock contains and a site never does. */
const MARK = '__mock';

/**
 * Fails a build that contains the mock, even a preview: any of its modules, whatever imports them, and any copy of its code
 * under another name.
 */
export function forbidMock(root: string): Plugin {
  const mock = join(root, 'mock-api') + sep;
  return {
    name: 'cowrie:refuse-mock',
    apply: 'build',
    // Checks every module, including those that another plugin loads.
    moduleParsed({ id }) {
      if (id.startsWith(mock))
        this.error(`${relative(root, id)} belongs to the mock: the site must not import it.`);
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const content = file.type === 'chunk' ? file.code : String(file.source);
        if (content.includes(MARK)) this.error(`${file.fileName} holds code of the mock: the site must not.`);
      }
    },
  };
}

/** Strings of the mock and of test values, which must not reach a production build. */
const TRACES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["the mock's control plane", new RegExp(MARK)],
  ['a test site key', /[123]x0{10,}[A-Z]{2}/],
  ['a test challenge token', /XXXX\.DUMMY/],
  ['an address of this machine', /(?:localhost|127\.0\.0\.1):\d/],
  ["the mock's code", /(?<![#\w])(?:424242|TEST4242)\b/],
];

const TEXT = /\.(?:js|mjs|css|html|svg|json|txt|xml|webmanifest)$/;

/** @returns a line for each forbidden string found in a folder, with its file. */
export async function mockTraces(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const content = await readFile(join(folder, name), 'utf8');
    for (const [what, pattern] of TRACES) {
      const match = pattern.exec(content);
      if (match) found.push(`${name}: ${what} (${match[0]})`);
    }
  }
  return found;
}
