import { expect, test } from 'vitest';
import { addressText } from '#src/islands/wallet/features/profile/own/address-text.ts';

const lagos = { street: '14 Adeola Odeku Street', city: 'Lagos', postal_code: '101241', country: 'Nigeria' };
const guangzhou = {
  street: '中山路 100 号',
  city: '广州',
  state: '广东',
  postal_code: '510000',
  country: 'China',
};

test.each([
  [{ ...lagos, state: 'Lagos' }, '14 Adeola Odeku Street, Lagos, 101241, Nigeria'],
  [guangzhou, '广东广州中山路 100 号，510000，China'],
  [{ ...guangzhou, city: '北京', state: '北京' }, '北京中山路 100 号，510000，China'],
  [{ ...guangzhou, street: 'Zhongshan Road 100' }, 'Zhongshan Road 100, 广州, 广东, 510000, China'],
  [undefined, null],
])('%j is written %s', (address, text) => {
  expect(addressText(address)).toBe(text);
});
