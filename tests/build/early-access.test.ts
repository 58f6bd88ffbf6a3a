import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuildRecord } from '#server/build-record.ts';
import type { SnapshotEntry, SnapshotMap } from '#server/snapshots.ts';
import { messages } from '#src/i18n/messages.ts';
import { productionDist } from '../../scripts/production-example.ts';
import { dist, snapshotPages } from './dist.ts';
import { elements } from './markup.ts';

const waitlist = `${readBuildRecord(dist).apiUrl}/waitlist`;
const bannerOf = (html: string) => /<aside class="banner\b[\s\S]*?<\/aside>/.exec(html)?.[0];

/** A page that broke on the server has no shell. */
const withShell = snapshotPages.filter(({ status }) => status !== 500);

describe.each(withShell.map((page) => [page.path, page] as const))('%s', (_path, { html, headers }) => {
  // requirement: 1.10
  it('has the early-access banner, whose link leads to the waitlist’s form', () => {
    const { banner } = messages(/<html[^>]* lang="zh-CN"/.test(html) ? 'cn' : 'en').shell;
    const [aside, , link] = elements(bannerOf(html) ?? '');
    expect(aside?.attributes['aria-label']).toBe(banner.label);
    expect(link).toMatchObject({ name: 'a', attributes: { href: waitlist } });
    // Before the bar that stays on top, in the flow: it scrolls away without a script.
    expect(html.indexOf('class="banner')).toBeLessThan(html.indexOf('<header'));
  });

  it('grants the form nothing: a link needs no permission', () => {
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("form-action 'self';");
    expect(policy).not.toContain('/waitlist');
  });
});

it('a production build without PUBLIC_WAITLIST_URL has no banner', () => {
  const folder = join(productionDist, 'snapshots');
  const map = JSON.parse(readFileSync(join(folder, 'snapshots.json'), 'utf8')) as SnapshotMap;
  const pages = [map.pages, map.notFound, map.broken]
    .flatMap(Object.values<SnapshotEntry>)
    .filter((entry) => entry.headers['content-type']?.startsWith('text/html'));
  expect(pages.length).toBeGreaterThan(19);
  for (const { file, headers } of pages) {
    const html = readFileSync(join(folder, file), 'utf8');
    expect([file, bannerOf(html)]).toEqual([file, undefined]);
    expect(headers['content-security-policy']).toContain("form-action 'self';");
  }
});
