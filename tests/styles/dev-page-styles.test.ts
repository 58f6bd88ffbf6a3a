import { expect, test } from 'vitest';
import { importedIds } from '#build/dev-page-styles.ts';

interface Fake {
  id: string | null;
  importedModules: Set<Fake>;
}
const fake = (id: string | null, ...imported: Fake[]): Fake => ({ id, importedModules: new Set(imported) });

test('a page in development has what it imports, and through astro:actions no other page', () => {
  const layout = fake('site.css');
  const blog = fake('blog.astro', fake('blog.css'), layout);
  const manifest = fake('\0virtual:astro:manifest', blog);
  const form = fake(
    'NewsletterStrip.astro',
    fake('\0astro:actions', fake('server.js', manifest)),
    fake('news.css'),
  );
  layout.importedModules.add(form);
  const home = fake('home.astro', layout, form, fake('home.css'), fake(null, fake('unknown.css')));
  manifest.importedModules.add(home);
  expect([...importedIds(home)].filter((id) => id.endsWith('.css')).toSorted()).toEqual([
    'home.css',
    'news.css',
    'site.css',
  ]);
});
