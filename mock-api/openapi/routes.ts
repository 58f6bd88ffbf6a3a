import type { Mock } from '../server/hono-env.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './document.ts';
import { playExamples, type Examples } from './play-examples.ts';

/** The contract for tools at /openapi.json and for people at /docs. */
export function serveDocuments(app: Mock): void {
  let played: Promise<Examples> | undefined;
  // Half a second of work, for the first who asks.
  const examples = () => (played ??= playExamples(app));
  app.get('/openapi.json', async (c) => c.json(openApiDocument(await examples())));
  app.get('/docs', async (c) =>
    docsPage(await examples(), {
      origin: new URL(c.req.url).origin,
      search: (c.req.query('q') ?? '').trim(),
    }),
  );
}
