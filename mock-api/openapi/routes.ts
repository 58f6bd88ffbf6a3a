import { html } from 'hono/html';
import { operations, streams, type Operation, type StreamOperation } from '#contract/operations.ts';
import { nothing } from '#contract/endpoint.ts';
import { page } from '../control/html-page.ts';
import type { MockApp } from '../server/hono-env.ts';
import { openApiDocument } from './document.ts';
import { jsonSchema, type JsonSchema } from './schema.ts';

/** The contract for tools at /openapi.json and for people at /docs: plain HTML, nothing to load, found by the browser's search. */
export function serveDocuments(app: MockApp): void {
  app.get('/openapi.json', (c) => c.json(openApiDocument()));
  app.get('/docs', () => {
    const areas = [...new Set([...operations, ...streams].map(({ area }) => area))].sort();
    return page(
      { title: 'The API' },
      html`
        <p>
          Every call of the contract, ${operations.length + streams.length} in all, made from the schemas that
          the mock and the site both use. For tools: <a href="/openapi.json">openapi.json</a>. <b>spec</b> is
          documented by the product; <b>proposed</b> is our own design. Calls with a key need the cookie
          <code>access_token</code>. Every error has one form: <code>status</code>, <code>message</code> in
          the reader’s language, <code>code</code>, <code>fields</code>, <code>request_id</code>.
        </p>
        <p>${areas.map((area) => html`<a href="#${area}">${area}</a> `)}</p>
        ${areas.map(
          (area) => html`
            <h2 id="${area}">${area}</h2>
            ${operations.filter((one) => one.area === area).map(call)}
            ${streams.filter((one) => one.area === area).map(eventStream)}
          `,
        )}
      `,
    );
  });
}

function call({ endpoint }: Operation) {
  const { method, path, source, auth, body, query, reply } = endpoint;
  return html`<details class="card">
    <summary>
      <code><b>${method}</b> ${path}</code> · ${source}${auth === 'session' ? ' · 🔑' : ''}
    </summary>
    ${
      query === nothing
        ? ''
        : html`<h3>Query</h3>
            ${members(jsonSchema(query, 'input'))}`
    }
    ${
      body === nothing
        ? ''
        : html`<h3>Body</h3>
            ${members(jsonSchema(body, 'input'))}`
    }
    <h3>Answer</h3>
    ${members(jsonSchema(reply, 'output'))}
  </details>`;
}

function eventStream({ stream: { method, path, source, query, events } }: StreamOperation) {
  return html`<details class="card">
    <summary>
      <code><b>${method}</b> ${path}</code> · ${source} · 🔑 · server-sent events
    </summary>
    <h3>Query</h3>
    ${members(jsonSchema(query, 'input'))}
    ${Object.entries(events).map(
      ([name, data]) =>
        html`<h3>${name}</h3>
          ${members(jsonSchema(data, 'output'))}`,
    )}
  </details>`;
}

type Html = ReturnType<typeof html>;

/** A schema as nested lists: name, type, rules. */
function members(schema: JsonSchema): Html | string {
  const forms = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (forms)
    return html`${forms.map((form, index) => html`${index > 0 ? html`<p>or</p>` : ''}${members(form)}`)}`;
  if (schema.type === 'array') return members(schema.items as JsonSchema);
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  if (!properties) return html`<p>${typeOf(schema)}</p>`;
  const required = new Set(schema.required as string[] | undefined);
  return html`<ul>
    ${Object.entries(properties).map(
      ([name, inner]) =>
        html`<li>
          <code>${name}</code>${required.has(name) ? '' : ' (may be left out)'}: ${typeOf(inner)}
          ${isNested(inner) ? members(inner) : ''}
        </li>`,
    )}
  </ul>`;
}

function isNested(schema: JsonSchema): boolean {
  if (schema.properties) return true;
  if (schema.type === 'array') return isNested(schema.items as JsonSchema);
  return ((schema.anyOf ?? []) as JsonSchema[]).some(isNested);
}

/** `text, 1 to 254 characters, email`. */
function typeOf(schema: JsonSchema): string {
  const forms = schema.anyOf as JsonSchema[] | undefined;
  if (forms) return [...new Set(forms.map(typeOf))].join(' or ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum))
    return (schema.enum as unknown[]).map((one) => JSON.stringify(one)).join(' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items as JsonSchema)}`;
  const type = [schema.type].flat().filter(Boolean).join(' or ') || 'anything';
  const { minLength: least, maxLength: most, format, default: usual } = schema;
  return [
    type,
    least !== undefined || most !== undefined
      ? `${Number(least ?? 0)} to ${most === undefined ? 'any number of' : Number(most)} characters`
      : '',
    typeof format === 'string' ? format : '',
    usual === undefined ? '' : `${JSON.stringify(usual)} when left out`,
  ]
    .filter(Boolean)
    .join(', ');
}
