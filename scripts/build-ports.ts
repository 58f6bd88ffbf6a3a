// Import before dev-urls.ts in a program that serves or tests dist: sets PORT and MOCK_PORT to the ports that the build was made for,
// unless the environment sets them. `npm test` builds for ports that happen to be free.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildRecord } from '#server/build-record.ts';
import { distFolder } from './dist-folder.ts';

if (existsSync(join(distFolder, 'build.json'))) {
  const { siteUrl, apiUrl } = readBuildRecord(distFolder);
  process.env.PORT ||= new URL(siteUrl).port;
  process.env.MOCK_PORT ||= new URL(apiUrl).port;
}
