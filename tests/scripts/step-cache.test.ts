import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressesAt } from '../../scripts/dev-urls.ts';
import { fingerprint, type Inputs } from '../../scripts/fingerprint.ts';
import { runSteps, type Step } from '../../scripts/run-steps.ts';
import { rulesOf, StepCache, type Rules } from '../../scripts/step-cache.ts';
import { nothing, type Counts } from '../../scripts/test-summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'cowrie-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let root = '';
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], { cwd: root });

beforeEach(() => {
  root = mkdtempSync(join(folder, 'repository-'));
  write('.gitignore', 'node_modules/\ndist/\n.types/\n');
  write('src/a.ts', 'a');
  write('docs/a.md', 'a');
  write('tests/a.spec.ts', 'a');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=First');
});

const addresses = addressesAt(4001, 4002);
const surroundings = (environment: NodeJS.ProcessEnv = {}) => ({ root, addresses, environment });
const hash = (inputs: Inputs = {}, environment: NodeJS.ProcessEnv = {}) =>
  fingerprint('step', inputs, surroundings(environment));

describe('the fingerprint of a step', () => {
  it.each<[string, () => void]>([
    ['a changed file', () => write('src/a.ts', 'b')],
    ['a file that is not added yet', () => write('src/b.ts', '')],
    ['a deleted file', () => rmSync(join(root, 'src/a.ts'))],
    ['a file under another name', () => git('mv', 'src/a.ts', 'src/b.ts')],
    ['another variable for Vite', () => write('.env', 'PUBLIC_SITE_URL=https://www.cowrie.example')],
    ['other packages', () => write('node_modules/.package-lock.json', '{}')],
    ['another repository within', () => execFileSync('git', ['init', '--quiet', 'src/other'], { cwd: root })],
  ])('is another one after %s', (_what, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it('is the same after a commit, a new date of a file, and a change of what git ignores', () => {
    write('src/a.ts', 'b');
    const before = hash();
    git('commit', '--quiet', '--all', '--message=Second');
    utimesSync(join(root, 'src/a.ts'), 1, 1);
    write('dist/a.js', 'a');
    expect(hash()).toBe(before);
  });

  it('sees a file that only this machine ignores', () => {
    const before = hash();
    write('.git/info/exclude', 'src/b.ts');
    write('src/b.ts', '');
    expect(hash()).not.toBe(before);
  });

  it('leaves out what a step does not read, but for files that it names', () => {
    const inputs = { except: ['docs', 'tests/**/*.spec.ts'], also: ['docs/b.md', '.types/*.d.ts'] };
    const before = hash(inputs);
    write('docs/a.md', 'b');
    write('tests/a.spec.ts', 'b');
    expect(hash(inputs)).toBe(before);
    write('docs/b.md', 'b');
    const withNamed = hash(inputs);
    expect(withNamed).not.toBe(before);
    write('.types/env.d.ts', 'b');
    expect(hash(inputs)).not.toBe(withNamed);
  });

  it('holds the variables that steps read, in any order, and no others', () => {
    const before = hash({}, { TZ: 'UTC', COWRIE_WORKERS: '2', TERM: 'xterm' });
    expect(hash({}, { COWRIE_WORKERS: '2', TZ: 'UTC' })).toBe(before);
    expect(hash({}, { TZ: 'UTC', COWRIE_WORKERS: '3' })).not.toBe(before);
    expect(hash({}, { TZ: 'Asia/Shanghai', COWRIE_WORKERS: '2' })).not.toBe(before);
  });

  it('holds the day, the ports, the builds and other facts of a step that depends on them', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-03T12:00:00Z') });
    const of = (inputs: Inputs, ports = addresses) =>
      fingerprint('step', inputs, { ...surroundings(), addresses: ports });
    const plain = of({});
    const [day, ports, onBuild] = [of({ today: true }), of({ ports: true }), of({ builds: ['dist'] })];
    write('dist/build.json', JSON.stringify({ id: 'one' }));
    vi.setSystemTime(new Date('2025-06-04T12:00:00Z'));
    const elsewhere = addressesAt(4001, 4003);
    expect(of({}, elsewhere)).toBe(plain);
    expect(of({ today: true })).not.toBe(day);
    expect(of({ ports: true }, elsewhere)).not.toBe(ports);
    expect(of({ builds: ['dist'] })).not.toBe(onBuild);
    expect(of({ others: () => 'a' })).not.toBe(of({ others: () => 'b' }));
  });
});

const usual: Rules = { skips: true, records: true };
const green: Counts = { passed: 5, failed: 0, skipped: 1 };

describe('a step', () => {
  let runs: string[];
  beforeEach(() => {
    runs = [];
    vi.spyOn(console, 'log').mockReturnValue();
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

  const step = (own: Partial<Step> = {}, result: () => Counts = () => green): Step => ({
    name: 'lint',
    cores: 1,
    inputs: {},
    go: () => {
      runs.push(own.name ?? 'lint');
      return Promise.resolve(result());
    },
    ...own,
  });
  const run = (chosen: Step | readonly Step[], rules: Rules = usual) =>
    runSteps([chosen].flat(), { addresses, args: [] }, new StepCache(rules, surroundings()));

  it('is skipped when nothing has changed since its last green run, and has its counts', async () => {
    await run(step());
    const { lines, total, ran } = await run(step());
    expect(runs).toEqual(['lint']);
    expect([...ran]).toEqual([]);
    expect(total).toEqual(green);
    expect(lines).toEqual([
      expect.stringMatching(/^same {3}lint {7}\(as at [0-9a-f]{7}\) {2}5 passed, 0 failed, 1 skipped$/),
    ]);
  });

  it('says that its last green run was on what was not committed', async () => {
    write('src/a.ts', 'b');
    await run(step());
    expect((await run(step())).lines[0]).toMatch(/\(as at [0-9a-f]{7}\+\)/);
  });

  it('runs when a file has changed, and is the same again only after a green run on it', async () => {
    await run(step());
    write('src/a.ts', 'b');
    await run(step());
    await run(step());
    expect(runs).toHaveLength(2);
  });

  it('runs again after a failed run, on any files', async () => {
    await run(step());
    await run(
      step({}, () => ({ ...nothing, failed: 1 })),
      { skips: false, records: false },
    );
    await run(step());
    expect(runs).toHaveLength(3);
  });

  it('is not recorded when a file was edited while it ran', async () => {
    await run(
      step({}, () => {
        write('src/a.ts', 'b');
        return green;
      }),
    );
    write('src/a.ts', 'a');
    await run(step());
    expect(runs).toHaveLength(2);
  });

  it.each(['skips', 'records'])('runs where the rules allow no "%s"', async (rule) => {
    await run(step(), { ...usual, records: rule !== 'records' });
    await run(step(), { ...usual, skips: rule !== 'skips' });
    expect(runs).toHaveLength(2);
  });

  it('without inputs runs always, as it does without a repository', async () => {
    const { inputs, ...anew } = step();
    expect(inputs).toEqual({});
    await run(anew);
    await run(anew);
    rmSync(join(root, '.git'), { recursive: true });
    vi.spyOn(console, 'warn').mockReturnValue();
    await run(step());
    await run(step());
    expect(runs).toHaveLength(4);
  });

  it('that builds is the same only while its build is there', async () => {
    const build = step({ output: 'dist' }, () => {
      write('dist/build.json', JSON.stringify({ id: `build ${runs.length}` }));
      return green;
    });
    await run(build);
    await run(build);
    expect(runs).toHaveLength(1);
    write('dist/build.json', JSON.stringify({ id: 'another' }));
    await run(build);
    expect(runs).toHaveLength(2);
    rmSync(join(root, 'dist'), { recursive: true });
    await run(build);
    expect(runs).toHaveLength(3);
    await run(step({ output: 'dist-of-nobody' }));
    await run(step({ output: 'dist-of-nobody' }));
    expect(runs).toHaveLength(5);
  });

  it('that tests a build runs when the build was made anew, though of the same files', async () => {
    let id = 1;
    const build = step({ name: 'build', output: 'dist', inputs: { except: ['tests'] } }, () => {
      write('dist/build.json', JSON.stringify({ id: id++ }));
      return green;
    });
    const tests = step({ name: 'e2e', needs: ['build'], inputs: { builds: ['dist'] } });
    await run([build, tests]);
    await run([build, tests]);
    expect(runs).toEqual(['build', 'e2e']);
    write('tests/a.spec.ts', 'b');
    await run([build, tests]);
    expect(runs).toEqual(['build', 'e2e', 'e2e']);
    rmSync(join(root, 'dist'), { recursive: true });
    await run([build, tests]);
    expect(runs).toEqual(['build', 'e2e', 'e2e', 'build', 'e2e']);
  });
});

describe('the rules', () => {
  const ordinary = { args: [], fresh: false, isServed: false };

  it('let an ordinary run skip and record', () => {
    expect(rulesOf({}, ordinary)).toEqual(usual);
  });

  it.each([
    ['in CI', rulesOf({ CI: 'true' }, ordinary)],
    ['in the full run', rulesOf({ COWRIE_FULL: '1' }, ordinary)],
    ['with arguments', rulesOf({}, { ...ordinary, args: ['--grep', 'log out'] })],
  ])('allow neither %s', (_when, rules) => {
    expect(rules).toEqual({ skips: false, records: false });
  });

  it('let --fresh skip nothing, and record nothing that may have been served by older code', () => {
    expect(rulesOf({}, { ...ordinary, fresh: true })).toEqual({ skips: false, records: true });
    expect(rulesOf({}, { ...ordinary, isServed: true })).toEqual({ skips: true, records: false });
  });
});
