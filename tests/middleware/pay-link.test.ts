import { expect, it } from 'vitest';
import { payLinkOf, savedPayLink } from '#src/config/pay-link.ts';
import { matchScreen } from '#src/islands/wallet/paths.ts';

const linkOf = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://cowrie.invalid');
  return payLinkOf(pathname, searchParams);
};

it.each([
  ['/w/send?request=req_0a1B-2', '/w/send?request=req_0a1B-2'],
  ['/w/send?to=@ada', '/w/send?to=@ada'],
  ['/w/send?to=%40Ada', '/w/send?to=@ada'],
  ['/w/send?to=ada&asset=usdt&amount=12.50', '/w/send?to=@ada&asset=usdt&amount=12.50'],
  // What a chat adds to a link is dropped, and so is what means nothing.
  ['/w/send?fbclid=x&request=req_1&utm_source=y', '/w/send?request=req_1'],
  ['/w/send?to=@ada&asset=gold&amount=-5&step=review', '/w/send?to=@ada'],
])('%s is a pay link', (address, link) => {
  expect(linkOf(address)).toBe(link);
  expect(savedPayLink(link)).toBe(link);
  expect(matchScreen(new URL(link, 'https://cowrie.invalid').pathname)).toBe('send');
});

it.each([
  '/w/send',
  '/w/send?step=review',
  '/w/send?request=',
  '/w/send?request=../../login',
  `/w/send?request=${'a'.repeat(65)}`,
  '/w/send?to=',
  '/w/send?to=//evil.example',
  '/w/send?to=0x52908400098527886E0F7030069857D2E4169EE7',
  '/w/send?to=bitcoin:bc1q',
  '/w/receive?to=@ada',
  '/w/sends?to=@ada',
  '/login?request=req_1',
])('%s is none', (address) => {
  expect(linkOf(address)).toBeNull();
});

it.each([
  undefined,
  '',
  'https://evil.example/w/send?request=req_1',
  '//evil.example/w/send?request=req_1',
  '/\\evil.example?request=req_1',
  '/w/send?request=req_1&next=//evil.example',
  '/w/send?request=req_1#x',
  '/w/send?request=req_1?to=@ada',
  '/w/send?to=@Ada',
  '/w/send?to=%40ada',
  '/w/send?request=req_1\r\nset-cookie: a=b',
])('a cookie that says %j leads nowhere', (value) => {
  expect(savedPayLink(value)).toBeNull();
});
