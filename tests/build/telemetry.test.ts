import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONSENTS } from '#server/consent.ts';
import type { SnapshotEntry, SnapshotMap } from '#server/snapshots.ts';
import { readBuildRecord } from '#server/build-record.ts';
import { telemetryDist, telemetryScripts } from '../../scripts/telemetry-build.ts';
import { snapshotMap, snapshotPages } from './dist.ts';

const { analytics: analyticsScript, recorder: recorderScript } = telemetryScripts(
  readBuildRecord(telemetryDist).apiUrl,
);

/** The pages with telemetry (spec section 7, Third-party). */
const MEASURED = ['/', '/cn', '/features', '/cn/features'];

const folder = join(telemetryDist, 'snapshots');
const map = JSON.parse(readFileSync(join(folder, 'snapshots.json'), 'utf8')) as SnapshotMap;
const isPage = ({ headers }: SnapshotEntry) => headers['content-type']?.startsWith('text/html');
const all = [
  ...Object.entries(map.pages),
  ...Object.entries(map.notFound).map(([locale, entry]) => [`404 ${locale}`, entry] as const),
].filter(([, entry]) => isPage(entry));
const measured = all.filter(([path]) => MEASURED.includes(path));
const others = all.filter(([path]) => !MEASURED.includes(path));

const html = ({ file }: SnapshotEntry) => readFileSync(join(folder, file), 'utf8');
const scripts = (entry: SnapshotEntry) =>
  [...html(entry).matchAll(/<script\b[^>]*\ssrc="([^"]*)"/g)].map(([, source]) => source);
const asks = (entry: SnapshotEntry) =>
  html(entry).includes('?_action=consent') && html(entry).includes('class="consent"');
const variantOf = (entry: SnapshotEntry, consent: string) => entry.variants?.[consent] ?? entry;
const size = ({ file }: SnapshotEntry) => readFileSync(join(folder, `${file}.br`)).length;

it('the build has pages with telemetry and pages without', () => {
  expect(measured.map(([path]) => path)).toEqual(expect.arrayContaining(['/', '/cn']));
  expect(others.length).toBeGreaterThan(0);
});

describe.each(all)('%s', (_path, entry) => {
  it('asks for consent while undecided, and loads nothing until then', () => {
    expect(asks(entry)).toBe(true);
    expect(scripts(entry)).toEqual([]);
  });

  it('does not ask after a choice, nor when the browser has opted out', () => {
    expect(Object.keys(entry.variants ?? {}).sort()).toEqual([...CONSENTS].sort());
    for (const consent of CONSENTS) expect(asks(variantOf(entry, consent)), consent).toBe(false);
    for (const consent of ['none', 'opted-out']) expect(scripts(variantOf(entry, consent))).toEqual([]);
  });

  it('adds few bytes for the consent question', () => {
    expect(size(entry) - size(variantOf(entry, 'none'))).toBeLessThanOrEqual(320);
  });
});

describe.each(measured)('%s', (path, entry) => {
  it.each([
    ['analytics', [analyticsScript]],
    ['recorder', [recorderScript]],
    ['all', [analyticsScript, recorderScript]],
  ])('loads for %s what was allowed', (consent, expected) => {
    const variant = variantOf(entry, consent);
    expect(scripts(variant)).toEqual(expected);
    expect(variant.headers['content-security-policy']).toContain(new URL(analyticsScript).origin);
    expect(variant.headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    for (const [tag] of html(variant).matchAll(/<script\b[^>]*\ssrc=[^>]*>/g)) {
      expect(tag).toMatch(/<script async /);
      expect(tag).toContain('data-consent="granted"');
      expect(tag).toContain(`data-page="${path.replace(/^\/cn(?=\/|$)/, '') || '/'}"`);
      expect(tag.includes('data-mask="all-inputs"')).toBe(tag.includes(recorderScript));
      // A snapshot is for guests.
      expect(tag).not.toContain('data-identify');
    }
  });
});

describe.each(others)('%s', (_path, entry) => {
  // requirement: 7.42
  it('loads nothing, whatever was allowed', () => {
    for (const consent of CONSENTS) {
      const variant = variantOf(entry, consent);
      expect(html(variant), consent).not.toMatch(/<script(?![^>]*type="application\/ld\+json")/);
      expect(variant.headers['content-security-policy']).toContain("script-src 'none'");
    }
  });
});

describe('without a configured service', () => {
  it('each page has one variant for everybody', () => {
    const entries = [snapshotMap.pages, snapshotMap.notFound, snapshotMap.broken].flatMap(
      Object.values<SnapshotEntry>,
    );
    expect(entries.length).toBeGreaterThan(5);
    for (const entry of entries) expect(entry.variants).toBeUndefined();
  });

  it.each(snapshotPages.map((page) => [page.path, page] as const))(
    '%s does not ask for consent',
    (_path, page) => {
      expect(page.html).not.toContain('_action=consent');
      // Not even the styles of the question.
      expect(page.html).not.toMatch(/\.ask\b|\.purpose\b|data-consent/);
    },
  );
});
