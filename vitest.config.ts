import { getViteConfig } from 'astro/config';

// getViteConfig brings astro:env, so that stores and the API client run in tests as they do on a page.
export default getViteConfig({
  test: {
    include: ['tests/{contract,intl,i18n,api,stores,islands,mock-api,server,build}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 20_000,
  },
});
