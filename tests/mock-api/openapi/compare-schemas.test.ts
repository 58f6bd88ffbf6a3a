import { expect, test } from 'vitest';
import { compareDocuments } from '#mock-api/openapi/compare-documents.ts';
import type { JsonSchema } from '#mock-api/openapi/schema.ts';
import {
  body,
  changesOf,
  forms,
  member,
  members,
  object,
  remove,
  reply,
  sample,
  text,
  type Edit,
} from './sample-document.ts';

const breaking: readonly (readonly [what: string, edit: Edit, line: string])[] = [
  [
    'a member of the request becomes required',
    (d) => (body(d).required = ['email', 'kind']),
    'POST /pay, body.kind: required now',
  ],
  [
    'a new member of the request is required',
    (d) => {
      members(body(d)).pin = text;
      body(d).required = ['email', 'pin'];
    },
    'POST /pay, body.pin: new and required',
  ],
  [
    'a member of the request is removed',
    (d) => remove(members(body(d)), 'note'),
    'POST /pay, body.note: removed',
  ],
  [
    'a value of a request’s enum is removed',
    (d) => (member(body(d), 'kind').enum = ['user']),
    'POST /pay, body.kind: "bank" is not one of its values any more',
  ],
  [
    'any text was accepted, and now some are',
    (d) => (member(body(d), 'unit').enum = ['asset', 'fiat']),
    'POST /pay, body.unit: is one of "asset", "fiat", was anything',
  ],
  [
    'a text of the request is a number now',
    (d) => (member(body(d), 'email').type = 'number'),
    'POST /pay, body.email: is "number", was "string"',
  ],
  [
    'a request may have no other members',
    (d) => (body(d).additionalProperties = false),
    'POST /pay, body.*: not allowed any more',
  ],
  [
    'a text of the request has to be shorter',
    (d) => (member(body(d), 'email').maxLength = 100),
    'POST /pay, body.email: maxLength is 100, was 254',
  ],
  [
    'a text of the request has to be longer',
    (d) => (member(body(d), 'email').minLength = 5),
    'POST /pay, body.email: minLength is 5, was 3',
  ],
  [
    'a text of the request gets a pattern',
    (d) => (member(body(d), 'email').pattern = '@'),
    'POST /pay, body.email: has the pattern @ now',
  ],
  [
    'a text of the request gets a format',
    (d) => (member(body(d), 'email').format = 'email'),
    'POST /pay, body.email: format is "email", was not there',
  ],
  [
    'a rule changes of which nobody knows what it means',
    (d) => (member(body(d), 'email').contentEncoding = 'base64'),
    'POST /pay, body.email: contentEncoding is "base64", was not there',
  ],
  [
    'the default of the request is another one',
    (d) => (member(body(d), 'unit').default = 'fiat'),
    'POST /pay, body.unit: default is "fiat", was "asset"',
  ],
  [
    'values of a record have to be shorter',
    (d) => (member(body(d), 'labels').additionalProperties = { ...text, maxLength: 5 }),
    'POST /pay, body.labels.*: maxLength is 5, was 20',
  ],
  [
    'null is accepted no more',
    (d) => (member(body(d), 'note').anyOf = [text]),
    'POST /pay, body.note: null is gone',
  ],
  [
    'one kind of a request is gone',
    (d) => forms(member(body(d), 'to'), 'oneOf').pop(),
    'POST /pay, body.to: by: "bank" is gone',
  ],
  [
    'one kind of a request needs more',
    (d) => {
      const bank = forms(member(body(d), 'to'), 'oneOf')[1]!;
      members(bank).code = text;
      bank.required = ['by', 'account', 'code'];
    },
    'POST /pay, body.to.code: new and required',
  ],
  [
    'a member of the reply is removed',
    (d) => remove(members(reply(d)), 'count'),
    'POST /pay, reply 200.count: removed',
  ],
  [
    'a member of the reply is renamed',
    (d) => {
      members(reply(d)).total = { type: 'integer' };
      remove(members(reply(d)), 'count');
    },
    'POST /pay, reply 200.count: removed',
  ],
  [
    'a member of the reply has another type',
    (d) => (member(reply(d), 'count').type = 'string'),
    'POST /pay, reply 200.count: is "string", was "integer"',
  ],
  [
    'a number of the reply may have decimals',
    (d) => (member(reply(d), 'count').type = 'number'),
    'POST /pay, reply 200.count: is "number", was "integer"',
  ],
  [
    'a member of the reply may be null',
    (d) => (member(reply(d), 'id').type = ['string', 'null']),
    'POST /pay, reply 200.id: null is new',
  ],
  [
    'a member of the reply may be missing',
    (d) => (reply(d).required = ['id', 'count', 'at', 'owner', 'items']),
    'POST /pay, reply 200.status: may be missing now',
  ],
  [
    'a reply’s enum has a value that nobody knows',
    (d) => (member(reply(d), 'status').enum = ['open', 'closed', 'held']),
    'POST /pay, reply 200.status: "held" is one of its values now',
  ],
  [
    'a text of the reply has no pattern any more',
    (d) => remove(member(reply(d), 'at'), 'pattern'),
    'POST /pay, reply 200.at: has no pattern ^\\d+$ any more',
  ],
  [
    'a member is removed within something that may be null',
    (d) => remove(members(forms(member(reply(d), 'owner'), 'anyOf')[0]!), 'age'),
    'POST /pay, reply 200.owner.age: removed',
  ],
];

test.each(breaking)('it breaks somebody that %s', (_, edit, line) => {
  const found = changesOf(edit).filter(({ isBreaking }) => isBreaking);
  expect(found.map(({ at, what }) => `${at}: ${what}`)).toContain(line);
});

test('a union whose forms have nothing that tells them apart loses one, and only that is told', () => {
  const [byName, byBank, byPhone] = ['name', 'bank', 'phone'].map((name) =>
    object({ [name]: text, note: text }),
  );
  const to = (...kinds: (JsonSchema | undefined)[]) => {
    const document = sample();
    members(body(document)).to = { anyOf: kinds };
    return document;
  };
  expect(compareDocuments(to(byName, byBank, byPhone), to(byBank, byPhone))).toEqual([
    { isBreaking: true, at: 'POST /pay, body.to', what: '{ name, note } is gone' },
  ]);
});

const harmless: readonly (readonly [what: string, edit: Edit])[] = [
  ['a member of the request is new', (d) => (members(body(d)).memo = text)],
  ['a request’s enum has one more value', (d) => (member(body(d), 'kind').enum = ['user', 'bank', 'chain'])],
  ['a member of the request is not required any more', (d) => (body(d).required = [])],
  ['a request may be null', (d) => (member(body(d), 'email').type = ['string', 'null'])],
  ['a text of the request may be longer', (d) => (member(body(d), 'email').maxLength = 300)],
  [
    'one kind of a request is new',
    (d) => forms(member(body(d), 'to'), 'oneOf').push(object({ by: { ...text, const: 'chain' } })),
  ],
  ['a member of the reply is new', (d) => (members(reply(d)).at_bank = text)],
  [
    'a member of the reply is new, and always there',
    (d) => {
      members(reply(d)).total = text;
      reply(d).required = [...(reply(d).required as string[]), 'total'];
    },
  ],
  [
    'a member is new within something that may be null',
    (d) => {
      const owner = forms(member(reply(d), 'owner'), 'anyOf')[0]!;
      Object.assign(owner, object({ ...members(owner), city: text }));
    },
  ],
  ['a reply’s enum has fewer values', (d) => (member(reply(d), 'status').enum = ['open'])],
  ['a reply is null no more', (d) => forms(member(reply(d), 'owner'), 'anyOf').pop()],
];

test.each(harmless)('it is told, and breaks nobody, that %s', (_, edit) => {
  const found = changesOf(edit);
  expect(found).not.toEqual([]);
  expect(found.filter(({ isBreaking }) => isBreaking)).toEqual([]);
});

test('an object that forbade other members and does not any more breaks nobody, sent or received', () => {
  const closed = sample();
  for (const schema of [body(closed), reply(closed)]) schema.additionalProperties = false;
  expect(compareDocuments(closed, sample())).toEqual([
    { isBreaking: false, at: 'POST /pay, body.*', what: 'allowed now' },
    { isBreaking: false, at: 'POST /pay, reply 200.*', what: 'allowed now' },
  ]);
});
