import { expect, it } from 'vitest';
import { isPayLink, loginToPay, payLinkIn, payLinkOf } from '#src/config/pay-link.ts';
import { matchScreen } from '#src/islands/wallet/paths.ts';
import { loginAddress } from '#src/middleware/pay-link.ts';

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
  expect(isPayLink(link)).toBe(true);
  // As a browser reads the address that the server sends it to.
  expect(payLinkIn(new URL(loginToPay('/login?em=x', link), 'https://cowrie.invalid').hash)).toBe(link);
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
])('an address that says %j after its fragment leads nowhere', (text) => {
  expect(isPayLink(text)).toBe(false);
  expect(payLinkIn(`#pay=${text}`)).toBeNull();
});

const address = (text: string, kind: 'guest' | 'unknown') => {
  const { pathname, searchParams } = new URL(text, 'https://cowrie.invalid');
  return loginAddress(
    '/cn/login',
    kind === 'guest' ? { kind, stale: true } : { kind },
    pathname,
    searchParams,
  );
};

it('a guest takes the link to the log-in in the fragment, and nothing else', () => {
  expect(address('/w/send?request=req_1&utm_source=x', 'guest')).toBe('/cn/login#pay=/w/send?request=req_1');
  expect(address('/w/assets?to=@ada', 'guest')).toBe('/cn/login');
  expect(address('/w/send?request=req_1', 'unknown')).toBe('/cn/login');
});
