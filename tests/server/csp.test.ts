import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { tightenCsp, inlineContent, cspViolations } from '#server/csp.ts';

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const sources = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

const style = 'h1{color:red}';
const script = 'console.log(1)';
const siteWide = `default-src 'none';object-src 'none'; script-src 'self' https://challenge.example ${hash(script)} ${hash('other')}; style-src 'self' ${hash(style)} ${hash('h2{}')};`;

describe('the policy of one page', () => {
  it('keeps the hashes of the page’s content', () => {
    const policy = tightenCsp(`<style>${style}</style><script type="module">${script}</script>`, siteWide);
    expect(sources(policy, 'script-src')).toEqual(["'self'", 'https://challenge.example', hash(script)]);
    expect(sources(policy, 'style-src')).toEqual(["'self'", hash(style)]);
    expect(sources(policy, 'default-src')).toEqual(["'none'"]);
  });

  it('forbids all scripts on a page without any; JSON data is no script', () => {
    const policy = tightenCsp(
      `<style>${style}</style><script type="application/ld+json">{}</script>`,
      siteWide,
    );
    expect(sources(policy, 'script-src')).toEqual(["'none'"]);
    expect(sources(policy, 'style-src')).toEqual([hash(style)]);
    expect(sources(tightenCsp('<p>', siteWide), 'style-src')).toEqual(["'none'"]);
  });

  it('allows script files on a page that loads some', () => {
    expect(sources(tightenCsp('<link rel="stylesheet" href="/a.css">', siteWide), 'style-src')).toEqual([
      "'self'",
    ]);
    expect(sources(tightenCsp('<script src="/a.js"></script>', siteWide), 'script-src')).toContain("'self'");
  });

  it('never allows an injected script', () => {
    const html = `<script>${script}</script><script>alert(1)</script>`;
    const policy = tightenCsp(html, siteWide);
    expect(policy).not.toContain(hash('alert(1)'));
    expect(cspViolations(html, policy)).toEqual([hash('alert(1)').slice(1, -1)]);
  });

  it('reads attributes in any order and case', () => {
    const content = inlineContent(
      '<SCRIPT data-x="1" TYPE=module src="/a.js" async></SCRIPT><script type="importmap">{}</script>',
    );
    expect(content.scriptFiles).toEqual(['/a.js']);
    expect(content.scripts.size).toBe(1);
  });

  it('ignores markup that somebody typed into a field', () => {
    const page = `<style>${style}</style><input value="TYPED"><script>${script}</script>`;
    const plain = tightenCsp(page, siteWide);
    for (const typed of [
      '<script>console.log(2)</script>',
      '<script>',
      '<script src=/a.js></script>',
      '<style>',
      '<link rel=stylesheet>',
      '<!--',
      "it's <b",
    ])
      expect(tightenCsp(page.replace('TYPED', typed), siteWide), typed).toBe(plain);
    const quiet = '<input value="<script></script><link rel=stylesheet>">';
    expect(sources(tightenCsp(quiet, siteWide), 'script-src')).toEqual(["'none'"]);
    expect(sources(tightenCsp(quiet, siteWide), 'style-src')).toEqual(["'none'"]);
  });

  it('reads a long field in linear time', () => {
    // A backtracking expression would take minutes, so this test would time out.
    for (const typed of ['<', "<a '", '<script ', '<!--', '<script>', '<style &quot;']) {
      const html = `<input value="${typed.repeat(300_000 / typed.length)}">`.repeat(3);
      expect(inlineContent(html), typed).toMatchObject({ scriptFiles: [], stylesheets: 0 });
    }
  });
});
