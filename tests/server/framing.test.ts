import { expect, it } from 'vitest';
import { everyPath } from '../e2e/every-path.ts';
import { useMockInProcess } from './site-with-mock.ts';

const api = useMockInProcess();

// requirement: T.12
it.each([undefined, 'complete'])('no page may be framed, for %s', async (persona) => {
  const { cookie } = await api.signedIn(persona);
  for (const path of everyPath) {
    const { headers } = await api.site.ask(path, { cookie });
    expect.soft(headers['x-frame-options'], path).toBe('DENY');
    expect.soft(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
  }
});
