// Started by scripts/conformance/prism-proxy.referee.ts: `node judge-by-prism.ts <port of the mock> <address of the proxy>`.
// Plays every case of every call against the mock, with Prism between, which knows the OpenAPI document only. Prints a
// line for each call and exits with 1 when Prism saw a call or an answer that is not as the document says.
import { listen } from '#mock-api/server/http-server.ts';
import { everyCase } from '../mock-api/every-call/cases/every-case.ts';
import { prepare, successOf } from '../mock-api/every-call/cases/play.ts';
import { documentedCalls } from '../mock-api/every-call/sample-calls.ts';
import { emptyMock } from '../mock-api/visitor.ts';

const [port = '', proxy = ''] = process.argv.slice(2);
const app = emptyMock();
// The cases in which the mock itself is wrong say so on the terminal, which is not what is judged here.
console.error = () => undefined;
const { close } = await listen(app, { port: Number(port) });

/** What the document itself forbids, so that a proxy that guards it answers in the mock's place. */
const guarded = new Set<string>(['invalid_fields', 'unauthorized', 'idempotency_key_missing']);
const cases = everyCase.filter(({ answer }) => answer === 200 || !guarded.has(answer[1]));

const breaks = new Map<string, string[]>();
for (const one of cases) {
  app.sandboxes.create('default', {});
  const { visitor, call, method, path, headers, body } = await prepare(app, one);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(proxy + path, {
    method,
    headers: {
      ...(call.endpoint.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...headers,
      cookie,
      host: 'localhost',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const found = breaks.get(one.op) ?? [];
  breaks.set(one.op, found);
  const expected = one.answer === 200 ? successOf(call.endpoint) : one.answer[0];
  const ours = response.headers.has('x-mock-sandbox') && response.status === expected;
  const told = response.headers.get('sl-violations');
  if (!ours || told !== null) found.push(`${one.when}: ${response.status}, ${told ?? text.slice(0, 600)}`);
}
await close();

for (const [op, found] of breaks) {
  const count = cases.filter((one) => one.op === op).length;
  console.log(`${found.length === 0 ? 'ok    ' : 'NOT OK'} ${op}: ${count} answers are as the document says`);
  for (const line of found) console.log(`       when ${line}`);
}
const missing = documentedCalls.filter(({ op }) => !breaks.has(op)).map(({ op }) => op);
console.log(
  `${missing.length === 0 ? 'ok    ' : 'NOT OK'} every documented call was judged ${missing.join(', ')}`,
);
const broken = [...breaks.values()].flat().length;
console.log(`${cases.length} calls, ${broken} contract breaks`);
process.exit(broken + missing.length === 0 ? 0 : 1);
