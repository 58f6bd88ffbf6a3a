import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

/** As the site itself is built: no script, the style sheet in the page. */
export default defineConfig({
  srcDir: '.',
  outDir: 'out',
  devToolbar: { enabled: false },
  integrations: [react()],
  build: { inlineStylesheets: 'always' },
});
