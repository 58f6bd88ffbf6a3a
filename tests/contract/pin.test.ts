import { expect, test } from 'vitest';
import { newPin, pinWeakness } from '#contract/pin.ts';

const tobi = { date_of_birth: '1993-03-08', phone_number: '+2348031234567' };

test.each([
  ['000000', 'repeated'],
  ['999999', 'repeated'],
  ['012345', 'run'],
  ['456789', 'run'],
  ['567890', 'run'],
  ['098765', 'run'],
  ['654321', 'run'],
  ['080393', 'birth_date'],
  ['030893', 'birth_date'],
  ['930308', 'birth_date'],
  ['930803', 'birth_date'],
  ['123456', 'run'],
  ['234803', 'phone'],
  ['234567', 'run'],
  ['031234', 'phone'],
  ['284915', null],
  ['111112', null],
  ['135790', null],
])('%s: %s', (pin, weakness) => {
  expect(pinWeakness(pin, tobi)).toBe(weakness);
});

test('without its owner, a PIN is compared with nothing of them', () => {
  expect(pinWeakness('080393')).toBeNull();
  expect(pinWeakness('031234', { phone_number: null, date_of_birth: null })).toBeNull();
});

test.each(['', '12345', '1234567', '12 456', '١٢٣٤٥٦', 'abcdef'])('%j is no PIN', (pin) => {
  expect(newPin.safeParse(pin).success).toBe(false);
});
