import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineScriptHash } from '#src/components/shell/inline-script-hash.ts';

const root = join(import.meta.dirname, '../..');
const FUNCTION = 'src/components/shell/inline-script-hash.ts';

test('a policy’s hash of an inline script is computed by one function', () => {
  // As `openssl dgst -sha256 -binary | base64` has it.
  expect(inlineScriptHash('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
  const byHand = globSync('src/**/*.{astro,ts,tsx}', { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes("digest('base64')"),
  );
  expect(byHand).toEqual([FUNCTION]);
});
