import { mkdtemp, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cardFonts } from '#build/social-card/fonts.ts';
import { setTitle } from '#build/social-card/title-layout.ts';
import { decoded, headOf, isIndexed } from '#build/page-head.ts';
import { securityContact } from '#build/security-contact.ts';
import { sitemap } from '#build/sitemap.ts';
import { drawSocialCards } from '#build/social-cards.ts';

const root = pathToFileURL(join(import.meta.dirname, '../../'));

const page = ({ title = 'Fees', more = '' } = {}) =>
  headOf(
    `<!DOCTYPE html><html lang="en"><head><title>Cowrie - ${title}</title><meta name="description" content="What it &quot;costs&quot; &amp; why">
<link rel="canonical" href="https://a.example/fees?a=1&amp;b=2"><link rel="alternate" hreflang="en" href="https://a.example/fees">
<meta property="og:title" content="${title}"><meta property="og:description" content="What it costs">
<meta property="og:site_name" content="Cowrie"><meta property="og:image" content="https://a.example/og/en/fees.0.png">${more}</head><body></body></html>`,
  );

describe('a page’s head', () => {
  it('is parsed as a browser parses it', () => {
    const head = page();
    expect(head.meta.description).toBe('What it "costs" & why');
    expect(head.canonical).toBe('https://a.example/fees?a=1&b=2');
    expect(decoded('&#8358;1 &#x4e0a; &amp;lt; &hellip;')).toBe('₦1 上 &lt; &hellip;');
  });

  it('is indexed unless it says noindex', () => {
    expect(isIndexed(page())).toBe(true);
    expect(isIndexed(page({ more: '<meta name="robots" content="noindex">' }))).toBe(false);
    expect(isIndexed(headOf('<html lang="en"><head></head></html>'))).toBe(false);
  });
});

describe('the sitemap', () => {
  it('escapes URLs, and has a date only for a page with one', () => {
    expect(sitemap([page()])).toContain('<loc>https://a.example/fees?a=1&amp;b=2</loc>');
    expect(sitemap([page()])).not.toContain('lastmod');
    const dated = page({
      more: '<meta property="article:published_time" content="2026-11-02T00:00:00.000Z">',
    });
    expect(sitemap([dated])).toContain('<lastmod>2026-11-02T00:00:00.000Z</lastmod>');
  });
});

it('security.txt expires within a year and links to the security topic', () => {
  const text = securityContact(new URL('https://a.example'), new Date('2026-11-21T10:00:00.123Z'));
  expect(text).toContain('Expires: 2027-11-06T10:00:00Z\n');
  expect(text).toContain('Contact: https://a.example/contact?topic=security\n');
});

describe('the fonts of a card', () => {
  /** A single card may use no character of a font family, whose subset must still be valid. */
  it.each(['Fees', '手续费', '₦25,000'])('are valid for any text: %s', async (words) => {
    for (const { name, data } of await cardFonts(join(import.meta.dirname, '../../node_modules'), words)) {
      const tables = Buffer.from(data as Buffer);
      const at = tables.indexOf('cmap', 0, 'latin1');
      const table = tables.readUInt32BE(at + 8);
      expect([name, tables.readUInt16BE(table + 2) > 0]).toEqual([name, true]);
    }
  });
});

describe('a title on a card', () => {
  const sizes = [
    [100, 1],
    [60, 3],
    [40, 5],
  ] as const;

  it('has the largest size at which it fits', () => {
    expect(setTitle('Features', false, 660, sizes)).toEqual({ size: 100, lines: ['Features'] });
    const { size, lines } = setTitle(
      'Why a name is safer than an address when you send money',
      false,
      660,
      sizes,
    );
    expect(size).toBe(60);
    expect(lines.join(' ')).toBe('Why a name is safer than an address when you send money');
    expect(Math.min(...lines.map((line) => line.length))).toBeGreaterThan(10);
  });

  it('breaks Chinese between words, and never before closing punctuation', () => {
    const { lines } = setTitle('为什么“名字”比地址更可靠，以及我们怎样核对？', true, 660, sizes);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe('为什么“名字”比地址更可靠，以及我们怎样核对？');
    for (const line of lines) expect(line).not.toMatch(/^[，。？”]|[“]$/);
    expect(setTitle('安全。智能。顺畅。', true, 660, sizes).lines.join('|')).not.toMatch(/顺\|畅/);
  });
});

describe('a social card', () => {
  it('is drawn once for the same text, as a palette PNG', { timeout: 60_000 }, async () => {
    const folder = () => mkdtemp(join(tmpdir(), 'cowrie-cards-'));
    const cache = await folder();
    const client = await folder();
    expect(await drawSocialCards([page()], root, client, cache)).toEqual({ cards: 1, drawn: 1 });
    const picture = await readFile(join(client, 'og/en/fees.0.png'));
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, isPalette: true });
    const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)], 'the ground keeps its exact colour').toEqual([0xfb, 0xf8, 0xf2]);
    const again = await folder();
    expect(await drawSocialCards([page()], root, again, cache)).toEqual({ cards: 1, drawn: 0 });
    expect(await readFile(join(again, 'og/en/fees.0.png'))).toEqual(picture);
    expect(await drawSocialCards([page({ title: 'Costs' })], root, again, cache)).toEqual({
      cards: 1,
      drawn: 1,
    });
    expect(await readdir(cache)).toHaveLength(2);
  });

  it('is required for every indexed page', async () => {
    const head = page();
    const bare = { ...head, meta: { ...head.meta, 'og:image': '' } };
    await expect(drawSocialCards([bare], root, tmpdir())).rejects.toThrow('names no picture');
  });
});
