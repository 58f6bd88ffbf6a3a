import { html } from 'hono/html';
import type { MockApp } from '../server/hono-env.ts';
import { hostOf } from '../server/headers.ts';
import { controlDocument, operationId } from '../openapi/control-document.ts';
import { fillPath } from '../openapi/play-examples.ts';
import { jsonSchema } from '../openapi/schema.ts';
import { members, type Html } from '../openapi/schema-list.ts';
import { DUMMY_TOKEN, SPENT_TOKEN } from '../stand-ins/turnstile/captcha.ts';
import { controlEndpoints, type ControlEndpoint } from './control-endpoint.ts';
import { page } from './html-page.ts';
import { curlCommand } from './request-export/curl.ts';

/** The control plane for people at /__mock/docs and for tools at /__mock/openapi.json. */
export function serveControlDocs(app: MockApp): void {
  app.get('/__mock/openapi.json', (c) => c.json(controlDocument(controlEndpoints(app))));
  app.get('/__mock/docs', (c) => {
    const origin = `http://${hostOf(c)}`;
    const endpoints = [...controlEndpoints(app)].sort((a, b) => a.path.localeCompare(b.path));
    return page(
      { title: 'The control plane' },
      html`
        <p>
          What tests and people steer the mock with. For tools:
          <a href="/__mock/openapi.json">openapi.json</a>. By hand: <a href="/__mock">the admin page</a>. The
          product's own calls: <a href="/docs">/docs</a>.
        </p>
        <p>
          The header <code>x-mock-sandbox</code> names the sandbox, <code>default</code> when left out. Every
          call but GET needs <code>x-mock-control: 1</code>. Unknown members of a body are refused; an error
          names the valid values and the nearest one.
        </p>
        <p>
          As <code>turnstile_token</code> passes <code>${DUMMY_TOKEN}</code> any number of times, one of
          <code>POST /turnstile/v0/token</code> once within 300 seconds, and an empty one while
          <code>challengeBypass</code> is on. <code>${SPENT_TOKEN}</code> and all others are refused with
          <code>challenge_failed</code>.
        </p>
        ${endpoints.map((endpoint) => describe(endpoint, origin))}
      `,
    );
  });
}

function describe(endpoint: ControlEndpoint, origin: string): Html | Promise<Html> {
  const { method, path, summary, query, body, reply, type } = endpoint;
  return html`<details class="card" id="${operationId(endpoint)}">
    <summary>
      <code><b>${method}</b> ${path}</code> · ${summary}
    </summary>
    <pre>${exampleOf(endpoint, origin)}</pre>
    ${Object.entries({ Query: query, Body: body }).map(([title, schema]) =>
      schema
        ? html`<h3>${title}</h3>
            ${members(jsonSchema(schema, 'input'))}`
        : '',
    )}
    <h3>Reply</h3>
    ${type === undefined ? members(jsonSchema(reply, 'output')) : html`<p>${type}</p>`}
  </details>`;
}

/** The call's example as a command for a POSIX shell. */
function exampleOf({ method, path, example = {} }: ControlEndpoint, origin: string): string {
  const headers = method === 'GET' ? [] : ['x-mock-control: 1'];
  return curlCommand(method, origin + fillPath(path, example), headers, example.body);
}
