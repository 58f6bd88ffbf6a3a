import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { TAKE_SIGN_IN_FRAGMENT } from '#src/islands/auth/sign-in-fragment.ts';

/** Runs a page's first script at an address: what the history has afterwards, and what the page can read. */
function loadAt(address: string): { left: unknown; taken: unknown } {
  const left: unknown[] = [];
  const page = {
    location: new URL(address),
    history: { replaceState: (...given: unknown[]) => void left.push(given.at(-1)) },
    signInFragment: undefined as unknown,
  };
  runInNewContext(TAKE_SIGN_IN_FRAGMENT, page);
  return { left: left[0], taken: page.signInFragment };
}

// `//verify` is the same page, and a relative address would be another host.
test.each(['/verify', '/cn/verify', '//verify', '/login?link=google', '/verify?a=%23'])(
  'the first script of %s takes the fragment out of the URL and the history',
  (path) => {
    const site = 'https://cowrie.example';
    expect(loadAt(`${site}${path}#email=a%40b.co&identifier=idn_1`)).toEqual({
      left: site + path,
      taken: '#email=a%40b.co&identifier=idn_1',
    });
    expect(loadAt(site + path).left).toBe(site + path);
  },
);
