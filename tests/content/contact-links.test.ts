import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contactTopics } from '#contract/contact-form.ts';

const root = join(import.meta.dirname, '../..');
const sources = globSync('{src,build}/**/*.{astro,ts,tsx,md,yaml}', { cwd: root });

test('every link to the contact form names a topic that exists', () => {
  const linked = sources.flatMap((file) =>
    Array.from(
      readFileSync(join(root, file), 'utf8').matchAll(/contact[^\s?]{0,3}\?topic=([^'"`)&\s]*)/g),
      ([, topic]) => topic,
    ),
  );
  expect(linked.length).toBeGreaterThan(10);
  expect(linked.filter((topic) => !contactTopics.some((known) => known === topic))).toEqual([]);
});
