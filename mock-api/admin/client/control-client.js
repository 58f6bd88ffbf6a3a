// @ts-check
/* global document, fetch, location, URL */

/** The sandbox that this page looks at, and where the site that uses the mock stands. */
export const sandbox = document.body.dataset.sandbox ?? 'default';
export const site = document.body.dataset.site ?? '';

/** @param {string} [id] the address of this page for a sandbox, at the panel that is open. */
export function pageOf(id = sandbox) {
  const url = new URL(location.href);
  url.searchParams.set('__sandbox', id);
  return url.href;
}

/** The address of a panel; whole, because a bare `#name` reads as a way to skip. @param {string} panel */
export const panelAddress = (panel) => `${location.pathname}${location.search}#${panel}`;

/**
 * One call to the mock, in this page's sandbox.
 * @param {'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} method
 * @param {string} path
 * @param {unknown} [body] sent as JSON
 * @returns {Promise<any>} the answer: JSON if it is said to be, else text
 * @throws {Error} with the mock's own message
 */
export async function ask(method, path, body) {
  /** @type {Record<string, string>} */
  const headers = { 'x-mock-sandbox': sandbox };
  if (method !== 'GET') headers['x-mock-control'] = '1';
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(path, { method, headers, ...init }).catch(() => {
    throw new Error('The mock does not answer. Is it still running?');
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const answer = isJson ? await response.json() : await response.text();
  const fields = Object.entries(answer.fields ?? {}).map(([field, key]) => `${field}: ${key}`);
  if (!response.ok && fields.length > 0) throw new Error(`${answer.message} ${fields.join(', ')}`);
  if (!response.ok)
    throw new Error(answer.message ?? `${method} ${path} was answered with ${response.status}`);
  return answer;
}

/** @param {string} path @param {Record<string, string | number | undefined>} [query] */
export function get(path, query = {}) {
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return ask('GET', search ? `${path}?${search}` : path);
}
