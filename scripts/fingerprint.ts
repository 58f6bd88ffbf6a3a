// The fingerprint of a step of `npm test`: a hash of all that its result depends on. Two runs of a step with the same one ask the same.
import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBuildRecord } from '#server/build-record.ts';
import type { LocalAddresses } from './dev-urls.ts';

/**
 * What a step's result depends on. It reads all of the working tree but what is named here, so that a file that nobody thought of
 * belongs to it.
 */
export interface Inputs {
  /** Files and folders that it does not read, as git's glob patterns. */
  readonly except?: readonly string[];
  /** Files that it reads although they are in `except`, or although git ignores them, as glob patterns. */
  readonly also?: readonly string[];
  /** Folders of the builds that it tests. */
  readonly builds?: readonly string[];
  /** Whether its program is told the ports of this run. */
  readonly ports?: boolean;
  /** Whether it may come out otherwise on another day. */
  readonly today?: boolean;
  /** What it depends on besides: programs of this machine, git's index. */
  readonly others?: () => string;
}

export interface Surroundings {
  readonly root: string;
  readonly addresses: LocalAddresses;
  readonly environment: NodeJS.ProcessEnv;
}

/** Files that git ignores and every step depends on: the packages that are installed, and variables for Vite. */
const alwaysRead = ['node_modules/.package-lock.json', '.env*'];

/** The variables that programs of steps read. One list for all steps: who sets one sets it for the whole run. */
const VARIABLES =
  /^(?:CHROMIUM_PATH|(?:FORCE|NO)_COLOR|HOST|LANG|LANGUAGE|LC_\w+|LOG_LEVEL|(?:MOCK_)?PORT|NODE_(?:ENV|OPTIONS)|TZ|(?:ASTRO|COWRIE|PLAYWRIGHT|PUBLIC|VITE|VITEST)_\w+)$/;

/**
 * Lists files of the repository, those that are not added yet too. Only the project's own .gitignore counts: programs read what
 * somebody ignores on their own machine.
 * @throws Error where there is no git or no repository.
 */
export function listFiles(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync('git', ['ls-files', '-z', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw error ?? new Error(stderr);
  return stdout.split('\0').filter(Boolean);
}

/** The files of a step, sorted. */
export function filesOf(root: string, { except = [], also = [] }: Inputs): string[] {
  const excluded = except.map((pattern) => `:(exclude,glob)${pattern}`);
  const read = listFiles(
    root,
    ...['--cached', '--others', '--exclude-per-directory=.gitignore', '--', '.', ...excluded],
  );
  const named = globSync([...alwaysRead, ...also], { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return [...new Set([...read, ...named])].sort();
}

/** A file as the hash takes it; null for a folder, and for a file that is deleted and still in git's index. */
function readInput(root: string, file: string): [string, boolean, Buffer] | null {
  const path = join(root, file);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return null;
  return [file, (stats.mode & 0o100) > 0, readFileSync(path)];
}

/** The id of a build; null where there is none, or one that did not finish. */
export function buildId(folder: string): string | null {
  try {
    return readBuildRecord(folder).id;
  } catch {
    return null;
  }
}

/** @throws Error where there is no git or no repository. */
export function fingerprint(
  name: string,
  inputs: Inputs,
  { root, addresses, environment }: Surroundings,
): string {
  const hash = createHash('sha256');
  const now = new Date();
  const variables = Object.entries(environment).filter(([variable]) => VARIABLES.test(variable));
  const facts = [
    name,
    process.version,
    process.platform,
    process.arch,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    variables.sort(([a], [b]) => (a < b ? -1 : 1)),
    inputs.ports ? addresses : null,
    // Tests know the day in UTC and here.
    inputs.today ? [now.toISOString().slice(0, 10), now.toDateString()] : null,
    (inputs.builds ?? []).map((folder) => buildId(resolve(root, folder))),
    inputs.others?.() ?? null,
  ];
  hash.update(JSON.stringify(facts));
  for (const file of filesOf(root, inputs)) {
    // git names another repository that lies in this one, not its files. Programs read them, so that no two runs are the same.
    if (file.endsWith('/')) hash.update(randomUUID());
    const input = readInput(root, file);
    if (!input) continue;
    const [path, isExecutable, content] = input;
    hash.update(JSON.stringify([path, isExecutable, content.length])).update(content);
  }
  return hash.digest('hex');
}
