import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

test('no file is called utils, common or helpers', () => {
  const all = globSync('{contract,mock-api,server,build,scripts,src,tests}/**/*', { cwd: root }).filter(
    (file) => !file.includes('node_modules'),
  );
  const bag = /(?:^|\/)(?:utils?|common|misc|helpers?|shared|types)(?:\.[a-z]+|\/|$)/i;
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((file) => bag.test(file))).toEqual([]);
});
