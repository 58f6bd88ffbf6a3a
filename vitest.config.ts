/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

const settings = { restoreMocks: true, unstubGlobals: true, testTimeout: 20_000 };

// getViteConfig brings astro:env, so that stores and the API client run in tests as they do on a page.
export default getViteConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...settings,
          name: 'unit',
          include: [
            'tests/{contract,intl,i18n,api,stores,islands,mock-api,middleware,scripts}/**/*.test.{ts,tsx}',
          ],
        },
      },
      // These look at dist/ and at the server that hands it out: `npm run build` for the preview comes first.
      {
        extends: true,
        test: { ...settings, name: 'build', include: ['tests/{build,server}/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});
