import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createApp } from '#mock-api/app.ts';
import { effects } from '#mock-api/faults/fault-types.ts';

const app = createApp({ site: 'http://localhost:4999' });
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers });
  return { response, text: await response.text(), type: response.headers.get('content-type') };
};

describe('the admin page', () => {
  it('runs nothing but its own modules and one import map, whose hash the policy names', async () => {
    const { response, text } = await read('/__mock');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*(?!;|$| |\.)/);
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(text) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(map).digest('base64')}'`);
    expect(text.match(/<script/g)).toHaveLength(2);
    expect(text).not.toMatch(/ style=| on\w+=/);
    expect(text).toContain('data-site="http://localhost:4999"');
  });

  it.each(['/', '/__mock/'])('is where %s leads to, in the same sandbox', async (path) => {
    const { response } = await read(`${path}?__sandbox=default`);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/__mock?__sandbox=default']);
  });

  it('stands on the host name of the site, whose cookies it sets', async () => {
    app.sandboxes.create('s-own', {});
    const { response } = await read('/__mock', { host: 's-own.localhost:8787' });
    expect(response.headers.get('location')).toBe('http://localhost:8787/__mock?__sandbox=s-own');
    const there = createApp({ site: 'http://s-own.localhost:4321' });
    there.sandboxes.create('s-own', {});
    const page = await there.request('/__mock', { headers: { host: 's-own.localhost:8787' } });
    expect(await page.text()).toContain('data-sandbox="s-own"');
  });

  it('may be framed by pages of this computer only', async () => {
    const { response } = await read('/__mock');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(/frame-ancestors ([^;]*)/.exec(policy)?.[1]).toBe("'self' http://localhost:*");
  });

  it('loads every module that its modules import, and the libraries of the map', async () => {
    const { text } = await read('/__mock');
    const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/s.exec(text) ?? [];
    const { imports } = JSON.parse(map) as { imports: Record<string, string> };
    const seen = new Set<string>();
    const visit = async (path: string): Promise<void> => {
      if (seen.has(path)) return;
      seen.add(path);
      const { response, text: source, type } = await read(path);
      expect([path, response.status, type]).toEqual([path, 200, 'text/javascript; charset=utf-8']);
      for (const [, name = ''] of source.matchAll(
        /(?:^|[;}])\s*import\s*(?:[\w{},*\s$]+from\s*)?["']([^"']+)["']/gm,
      )) {
        await visit(imports[name] ?? new URL(name, `http://localhost${path}`).pathname);
      }
    };
    await visit('/__mock/admin/app.js');
    expect([...seen]).toContain('/__mock/admin/panels/fault-grid.js');
    expect([...seen]).toContain('/__mock/admin/library/preact-hooks.js');
    expect((await read('/__mock/admin/admin.css')).type).toBe('text/css; charset=utf-8');
  });

  it.each(['serve-admin.ts', '../app.ts', '..%2Fapp.ts', 'client/app.js', 'panels', 'constructor', '%00'])(
    'serves no other file: %s',
    async (name) => {
      expect((await read(`/__mock/admin/${name}`)).response.status).toBe(404);
    },
  );

  it('has a column in its grid for every effect', async () => {
    const { text } = await read('/__mock/admin/panels/fault-grid.js');
    // A reply has a body that a press can't know: presets have those.
    const pressed = Object.keys(effects).filter((type) => type !== 'reply');
    expect(pressed.filter((type) => !text.includes(`type: '${type}'`))).toEqual([]);
  });

  it('opens in a browser whose sandbox is gone', async () => {
    const { response, text } = await read('/__mock', { cookie: '__mock_sandbox=s-gone' });
    expect(response.status).toBe(200);
    expect(text).toContain('data-sandbox="default"');
  });
});
