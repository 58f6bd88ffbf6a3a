import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The contents of a build's `build.json`. */
export interface BuildRecord {
  /** Unique for every build. `GET /healthz` answers with it, so that a deployment or a test can tell which build it reached. */
  readonly id: string;
  readonly siteUrl: string;
  readonly apiUrl: string;
}

/**
 * @param dist the folder of a build.
 * @throws Error when there is no build in the folder, or one that did not finish.
 */
export function readBuildRecord(dist: string): BuildRecord {
  return JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8')) as BuildRecord;
}
