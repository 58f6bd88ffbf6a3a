import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import type { BuildRecord } from '../server/build-record.ts';
import type { SiteEnv } from './site-env.ts';

/** Writes `build.json` into the build: its id, and the URLs that its pages were made for. */
export function writeBuildRecord({ PUBLIC_SITE_URL, PUBLIC_API_URL }: SiteEnv): AstroIntegration {
  return {
    name: 'cowrie:build-record',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const record: BuildRecord = { id: randomUUID(), siteUrl: PUBLIC_SITE_URL, apiUrl: PUBLIC_API_URL };
        await writeFile(new URL('../build.json', dir), JSON.stringify(record));
      },
    },
  };
}
