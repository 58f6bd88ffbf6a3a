import { html } from 'hono/html';
import type { Language } from '../server/translate.ts';

type Html = ReturnType<typeof html>;

export interface PageOptions {
  title: string;
  language?: Language;
  status?: number;
  /** Origin that a form of the page may be redirected to. */
  sendsTo?: string;
  /** Seconds after which the page loads again. */
  refresh?: number | undefined;
}

/** A page for people: HTML and one style sheet, nothing executable, no script allowed. */
export async function page(options: PageOptions, body: Html): Promise<Response> {
  const { title, language = 'en', status = 200, sendsTo = '', refresh } = options;
  // Browsers hold a form's redirect against form-action too, so the site must be named.
  const policy = `default-src 'none'; img-src data:; style-src 'self'; form-action 'self' ${sendsTo}; base-uri 'none'; frame-ancestors 'none'`;
  const document = await html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        ${refresh === undefined ? '' : html`<meta http-equiv="refresh" content="${refresh}" />`}
        <title>Cowrie - ${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__mock/pages.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`;
  return new Response(String(document), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
    },
  });
}
