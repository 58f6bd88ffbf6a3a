import { expect, test } from 'vitest';
import { compareDocuments } from '#mock-api/openapi/compare-documents.ts';
import { judgeChanges } from '#mock-api/openapi/judge-changes.ts';
import {
  body,
  call,
  changesOf,
  conflict,
  members,
  object,
  remove,
  reply,
  sample,
  success,
  text,
  type Edit,
} from './sample-document.ts';

const breaking: readonly (readonly [what: string, edit: Edit, line: string])[] = [
  ['a call is removed', (d) => remove(d.paths['/pay']!, 'post'), 'POST /pay: removed'],
  ['a call is renamed', (d) => (call(d).operationId = 'send'), 'POST /pay: is called send now'],
  [
    'a call moves to another path',
    (d) => (Object.assign(d.paths, { '/send': d.paths['/pay'] }), remove(d.paths, '/pay')),
    'POST /pay: removed',
  ],
  ['a parameter is removed', (d) => call(d).parameters.pop(), 'POST /pay, query page: removed'],
  [
    'a new parameter is required',
    (d) => call(d).parameters.push({ name: 'key', in: 'header', required: true, schema: text }),
    'POST /pay, header key: new and required',
  ],
  [
    'a parameter becomes required',
    (d) => (call(d).parameters[0]!.required = true),
    'POST /pay, query page: required now',
  ],
  [
    'a parameter has a lower maximum',
    (d) => (call(d).parameters[0]!.schema.maximum = 20),
    'POST /pay, query page: maximum is 20, was 50',
  ],
  ['a body is asked for no more', (d) => remove(call(d), 'requestBody'), 'POST /pay, body: removed'],
  [
    'a member of a named schema is removed',
    (d) => (d.components.schemas.Item = object({})),
    'Item.price: removed',
  ],
  [
    'success has another status',
    (d) => {
      call(d).responses['201'] = success(d);
      remove(call(d).responses, '200');
    },
    'POST /pay, reply 200: removed',
  ],
  [
    'a header of the reply is removed',
    (d) => remove(success(d).headers, 'X-Request-Id'),
    'POST /pay, reply 200, header X-Request-Id: removed',
  ],
  [
    'an event is removed',
    (d) => remove(success(d)['x-events'], 'balance'),
    'POST /pay, reply 200, event balance: removed',
  ],
  [
    'a member of an event is removed',
    (d) => remove(members(success(d)['x-events'].balance!), 'asset'),
    'POST /pay, reply 200, event balance.asset: removed',
  ],
  ['an error code is removed', (d) => remove(conflict(d), 'taken'), 'POST /pay, error taken: removed'],
  [
    'an error code has another status',
    (d) => {
      call(d).responses['422'] = call(d).responses['409']!;
      remove(call(d).responses, '409');
    },
    'POST /pay, error taken: has status 422, had 409',
  ],
];

test.each(breaking)('it breaks somebody that %s', (_, edit, line) => {
  const found = changesOf(edit).filter(({ isBreaking }) => isBreaking);
  expect(found.map(({ at, what }) => `${at}: ${what}`)).toContain(line);
});

test('it breaks a guest that a call needs a session; not the other way round', () => {
  const open = sample();
  call(open).security = [];
  const [closed, opened] = [sample(), open];
  expect(compareDocuments(opened, closed)).toEqual([
    { isBreaking: true, at: 'POST /pay', what: 'needs a session now' },
  ]);
  expect(compareDocuments(closed, opened)).toEqual([
    { isBreaking: false, at: 'POST /pay', what: 'needs no session any more' },
  ]);
});

const harmless: readonly (readonly [what: string, edit: Edit])[] = [
  ['a call is new', (d) => (d.paths['/receive'] = { get: call(d) })],
  [
    'a parameter is new',
    (d) => call(d).parameters.push({ name: 'q', in: 'query', required: false, schema: text }),
  ],
  ['a parameter has a higher maximum', (d) => (call(d).parameters[0]!.schema.maximum = 90)],
  ['a header is new', (d) => (success(d).headers.ETag = {})],
  ['an event is new', (d) => (success(d)['x-events'].trade = object({}))],
  ['an error code is new', (d) => (conflict(d).late = {})],
  [
    'a member of a named schema is new',
    (d) => (d.components.schemas.Item = object({ price: text, at: text })),
  ],
  ['descriptions are other ones', (d) => (call(d).summary = 'Pay somebody')],
];

test.each(harmless)('it is told, and breaks nobody, that %s', (_, edit) => {
  const found = changesOf(edit);
  expect(found).not.toEqual([]);
  expect(found.filter(({ isBreaking }) => isBreaking)).toEqual([]);
});

test('nothing is told of what is the same, and of a schema that got a name only that', () => {
  expect(changesOf(() => undefined)).toEqual([]);
  const named = changesOf((document) => {
    document.components.schemas.Payment = reply(document);
    success(document).content['application/json']!.schema = { $ref: '#/components/schemas/Payment' };
  });
  expect(named).toEqual([{ isBreaking: false, at: 'POST /pay', what: 'other descriptions or examples' }]);
});

test('a named schema that breaks a request and no reply is told once, as breaking', () => {
  const both = (values: string[]) => {
    const document = sample();
    document.components.schemas.Kind = { ...text, enum: values };
    members(body(document)).kind = { $ref: '#/components/schemas/Kind' };
    members(reply(document)).kind = { $ref: '#/components/schemas/Kind' };
    return document;
  };
  expect(compareDocuments(both(['user', 'bank']), both(['user']))).toEqual([
    { isBreaking: true, at: 'Kind', what: '"bank" is not one of its values any more' },
  ]);
});

test('what breaks clients is refused until the first number of the version is raised', () => {
  const next = (version: string, edit: Edit) => {
    const document = sample();
    edit(document);
    return judgeChanges(sample(), { ...document, info: { version } });
  };
  const rename: Edit = (document) => (call(document).operationId = 'send');
  expect(next('1.4.0', rename).isRefused).toBe(true);
  expect(next('1.5.0', rename).isRefused).toBe(true);
  expect(next('2.0.0', rename).isRefused).toBe(false);
  expect(next('1.4.0', (document) => (members(body(document)).memo = text)).isRefused).toBe(false);
  expect(next('1.4.0', rename).lines).toEqual([
    'BREAKING  POST /pay: is called send now',
    '1 changes since the last commit, 1 of them breaking.',
    expect.stringContaining('API_VERSION'),
  ]);
});
