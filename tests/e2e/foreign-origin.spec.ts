import { expect, test } from '@playwright/test';
import { createApp } from '#mock-api/app.ts';
import { listen } from '#mock-api/server/http-server.ts';
import { openPage } from './open-page.ts';
import { openOtherSite } from './other-site.ts';

// What only a browser can show: which headers and cookies it sends with what another page of the same site asks for.

/** What a page can send to a call without a body, with no preflight. */
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'] as const;

test('a page of another origin logs nobody out, whose cookies its browser sends', async ({
  page,
  context,
}) => {
  const app = createApp({ allowedOrigins: ['https://www.example.com'] });
  const api = await listen(app);
  const other = await openOtherSite();
  const { state } = app.sandboxes.default;
  const calls = () =>
    state.requestLog
      .filter(({ op }) => op === 'POST /auth/logout')
      .map(({ status, customer_id }) => [
        status,
        customer_id === undefined ? 'without cookies' : 'with cookies',
      ]);
  try {
    const signedIn = await fetch(`${api.url}/__mock/persona`, {
      method: 'POST',
      headers: { 'x-mock-control': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'complete', login: true }),
    });
    const { cookies } = (await signedIn.json()) as { cookies: { name: string; value: string }[] };
    await context.addCookies(
      cookies.map(({ name, value }) => ({
        name,
        value,
        domain: 'localhost',
        path: '/',
        sameSite: 'Lax' as const,
      })),
    );

    await openPage(page, other.sameSite);
    await page.evaluate(
      async ([address, types]) => {
        for (const type of types) {
          const frame = document.createElement('iframe');
          frame.name = type;
          document.body.append(frame);
          const form = Object.assign(document.createElement('form'), { method: 'post', action: address });
          form.enctype = type;
          form.target = type;
          document.body.append(form);
          const answered = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
          form.submit();
          await answered;
        }
        await fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'include' });
      },
      [`${api.url}/auth/logout`, FORM_TYPES] as const,
    );

    await expect.poll(calls).toEqual(Array(4).fill([403, 'with cookies']));
    expect(Object.keys(state.sessions)).toHaveLength(1);
  } finally {
    await other.close();
    await api.close();
  }
});
