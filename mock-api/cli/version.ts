import { readFileSync } from 'node:fs';

const manifest = new URL('../../package.json', import.meta.url);

/** The version of the repository: the mock has none of its own. */
export const version = (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
