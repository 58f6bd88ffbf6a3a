// Import before addresses.ts, in a program that serves or tests what is in dist: PORT and MOCK_PORT become those that the build was
// made for, unless the environment sets them. `npm test` builds for whichever ports are free.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildRecord } from '#server/build-record.ts';
import { distFolder } from './dist-folder.ts';

if (existsSync(join(distFolder, 'build.json'))) {
  const { siteUrl, apiUrl } = readBuildRecord(distFolder);
  process.env.PORT ||= new URL(siteUrl).port;
  process.env.MOCK_PORT ||= new URL(apiUrl).port;
}
