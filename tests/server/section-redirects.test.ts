import { describe, expect, it } from 'vitest';
import { useMockInProcess } from './site-with-mock.ts';

const api = useMockInProcess();

// The links of the drawer from a page to a section of the same page.
describe('the URL of a section', () => {
  it.each([
    ['/features/ai-security', '/features#ai-security'],
    ['/cn/features/support', '/cn/features#support'],
    ['/support/faq', '/support#faq'],
    ['/cn/company/guide-lines', '/cn/company#guide-lines'],
  ])('%s redirects to %s', async (path, target) => {
    const { status, headers } = await api.site.ask(path);
    expect({ status, to: headers.location, cache: headers['cache-control'] }).toEqual({
      status: 303,
      to: target,
      cache: 'private, no-store',
    });
  });

  it.each(['/features/no-such-section', '/support/investors', '/cn/company/investors/more'])(
    '%s is not found',
    async (path) => {
      expect((await api.site.ask(path)).status).toBe(404);
    },
  );
});
