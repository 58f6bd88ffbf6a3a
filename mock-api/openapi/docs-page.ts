import { html } from 'hono/html';
import { docs, docsOf, errorsOf } from '#contract/docs.ts';
import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { operations, streams, type Area, type Operation, type StreamOperation } from '#contract/registry.ts';
import { streamDocs } from '#contract/user-events.docs.ts';
import { eventNames } from '#contract/user-events.ts';
import { page } from '../control/html-page.ts';
import { curlCommand } from '../control/request-export/curl.ts';
import { SESSION_COOKIE } from '../server/cookies.ts';
import { DUMMY_TOKEN } from '../stand-ins/turnstile/captcha.ts';
import { fillPath, type Example, type Examples } from './play-examples.ts';
import { jsonSchema } from './schema.ts';
import { members, type Html } from './schema-list.ts';

/** The contract for people: one page, nothing to load, every call with its errors and a real example. */
export function docsPage(
  examples: Examples,
  { origin, search }: { origin: string; search: string },
): Promise<Response> {
  const shown = operations.filter((one) => isFound(one, search));
  const shownStreams = search === '' ? streams : [];
  const areas = [...new Set([...shown, ...shownStreams].map(({ area }) => area))].sort();
  return page(
    { title: 'The API' },
    html`
      <p>
        Every call of the contract, ${operations.length + streams.length} in all, made from the schemas that
        the mock and the site both use. For tools: <a href="/openapi.json">openapi.json</a>. <b>spec</b> is
        documented by the product; <b>proposed</b> is our own design. Calls with a key need the cookie
        <code>${SESSION_COOKIE}</code>. A login needs <code>turnstile_token</code>: this mock takes
        <code>${DUMMY_TOKEN}</code> any number of times.
      </p>
      <form method="get" action="/docs" role="search">
        <label for="q">Find a call</label>
        <input id="q" name="q" type="search" value="${search}" />
        <button>Find</button>
      </form>
      ${areas.length === 0 ? html`<p>No call has “${search}” in its name, path or description.</p>` : ''}
      <p>${areas.map((area) => html`<a href="#${area}">${area}</a> `)}</p>
      ${areas.map(
        (area) => html`
          <h2 id="${area}">${area}</h2>
          <p>${docs[area].about}</p>
          ${shown.filter((one) => one.area === area).map((one) => call(one, examples[one.name], origin))}
          ${shownStreams.filter((one) => one.area === area).map(eventStream)}
        `,
      )}
    `,
  );
}

function isFound(operation: Operation, search: string): boolean {
  const { summary, description } = docsOf(operation);
  const text = [operation.op, operation.name, operation.area satisfies Area, summary, description].join(' ');
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));
}

function call(operation: Operation, example: Example | undefined, origin: string): Html | Promise<Html> {
  const { endpoint, request, name } = operation;
  const { summary, description, rateLimit, parameters } = docsOf(operation);
  const { method, path, auth, replies } = endpoint;
  return html`<details class="card" id="${name}">
    <summary>
      <code><b>${method}</b> ${path}</code> · ${summary} · ${endpoint.origin}${auth === 'none' ? '' : ' · 🔑'}
    </summary>
    <p>${description}</p>
    ${rateLimit === undefined ? '' : html`<p>Rate limit: ${rateLimit}</p>`}
    ${Object.entries({ Path: request.params, Query: request.query, Body: request.body }).map(
      ([title, schema]) =>
        schema
          ? html`<h3>${title}</h3>
              ${members(jsonSchema(schema, 'input'), title === 'Body' ? {} : parameters)}`
          : '',
    )}
    <h3>Reply</h3>
    ${Object.entries(replies).map(
      ([status, schema]) =>
        html`<p>${status}</p>
          ${members(jsonSchema(schema, 'output'))}`,
    )}
    <h3>Errors</h3>
    <ul>
      ${Object.entries(errorsOf(operation)).map(
        ([code, when]) => html`<li>${errorStatus[code as ErrorCode]} <code>${code}</code>: ${when}</li>`,
      )}
    </ul>
    ${
      example
        ? html`<h3>Example</h3>
            <pre>${curlOf(operation, example, origin)}</pre>
            <pre>${JSON.stringify(example.reply, null, 2)}</pre>`
        : ''
    }
  </details>`;
}

function curlOf({ endpoint }: Operation, { input }: Example, origin: string): string {
  const headers = endpoint.auth === 'none' ? [] : [`cookie: ${SESSION_COOKIE}=<${SESSION_COOKIE}>`];
  return curlCommand(endpoint.method, origin + fillPath(endpoint.path, input), headers, input.body);
}

function eventStream({ stream: { method, path, origin, query, events } }: StreamOperation) {
  return html`<details class="card">
    <summary>
      <code><b>${method}</b> ${path}</code> · ${streamDocs.summary} · ${origin} · 🔑 · server-sent events
    </summary>
    <p>${streamDocs.description}</p>
    <h3>Query</h3>
    ${members(jsonSchema(query, 'input'), streamDocs.parameters)}
    ${eventNames.map(
      (name) =>
        html`<h3>${name}</h3>
          <p>${streamDocs.events[name].when}</p>
          ${members(jsonSchema(events[name], 'output'))}`,
    )}
  </details>`;
}
