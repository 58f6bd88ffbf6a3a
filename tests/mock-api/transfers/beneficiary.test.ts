import { beforeEach, expect, test } from 'vitest';
import { Payer, toTron } from './payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});
const asked = (beneficiary: object) => ({ ...toTron('1500'), beneficiary });

test.each([
  ['a person without a name', { kind: 'person' }],
  ['a firm without a name', { kind: 'firm' }],
  ['a name of nothing', { kind: 'person', name: '' }],
  ['a name of spaces', { kind: 'firm', name: ' \u00A0\u3000' }],
  ['a name of characters that nobody sees', { kind: 'person', name: '\u200B\u2060\u00AD' }],
  ['a name of a filler', { kind: 'person', name: '\u3164' }],
  ['a name of marks without a letter', { kind: 'person', name: '\u0301.' }],
])(
  'somebody else whose address it is has a name that can be read: %s is refused',
  async (_what, beneficiary) => {
    const { status, body } = await tobi.post('/wallet/quotes', asked(beneficiary));
    expect([status, body.code]).toEqual([422, 'invalid_fields']);
  },
);

test.each([
  ['oneself', { kind: 'self' }],
  ['a person', { kind: 'person', name: 'Ọlúwaṣeun' }],
  ['a firm of one letter and a digit', { kind: 'firm', name: '3M' }],
  ['a person in Chinese', { kind: 'person', name: '李雪琴' }],
  ['a name with spaces around it', { kind: 'person', name: ' Ada Obi ' }],
])('whose address it is, is told by %s', async (_what, beneficiary) => {
  expect((await tobi.quote(asked(beneficiary))).requires).not.toContain('beneficiary');
});
