import { expect, it, vi } from 'vitest';
import { formPages, isForeignFormPost } from '#src/middleware/form-pages.ts';

vi.mock('astro:env/client', () => ({
  PUBLIC_API_URL: '',
  PUBLIC_SITE_URL: '',
  PUBLIC_ANALYTICS_URL: '',
  PUBLIC_RECORDER_URL: '',
}));
vi.mock('astro:actions', () => ({ defineAction: () => ({}), ActionError: Error }));

it('every action has a form page', async () => {
  const { server } = await import('#src/actions/index.ts');
  expect(Object.keys(formPages).sort()).toEqual(Object.keys(server).sort());
});

it.each([
  ['POST', '/contact', '_action=contact', false],
  ['POST', '/contact', '', false],
  ['POST', '/contact', '_action=', false],
  ['GET', '/contact', '_action=nothing', false],
  ['POST', '/', '_action=contact', true],
  ['POST', '/', '_action=consent', true],
  ['POST', '/contact', '_action=newsletter', true],
  ['POST', '/contact', '_action=nothing', true],
  ['POST', '/contact', '_action=__proto__', true],
  ['POST', '/contact', '_action=contact.orThrow', true],
  ['POST', '/contact', '_action=%25E0%25A4', true],
  ['POST', '/contact', '_action=nothing&_action=contact', true],
])('%s %s?%s is a foreign post: %s', (method, path, query, misplaced) => {
  expect(isForeignFormPost(method, path, new URLSearchParams(query))).toBe(misplaced);
});
