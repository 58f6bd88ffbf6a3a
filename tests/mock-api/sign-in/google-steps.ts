import type { Visitor } from '../visitor.ts';

/** Begins a sign-in with Google: the address of its consent page. */
export async function beginGoogle(
  visitor: Visitor,
  headers: Record<string, string> = { origin: 'http://localhost:4321' },
): Promise<URL> {
  const { body } = await visitor.get('/auth/google', headers);
  return new URL(body.redirect_url as string);
}

/** Where a page of Google's stand-in or the API's callback sends the browser. */
interface Led {
  readonly status: number;
  readonly to: string;
  readonly text: string;
}

/** Answers the consent page. A redirect to the API's callback is followed, as a browser does, up to the page of the site. */
export async function chooseAtGoogle(visitor: Visitor, url: URL, form: Record<string, string>): Promise<Led> {
  const led = await postConsent(visitor, url, form);
  return led.to.includes('/auth/google/callback') ? follow(visitor, led.to) : led;
}

/** Answers the consent page, and stops where Google sends the browser. */
export async function postConsent(visitor: Visitor, url: URL, form: Record<string, string>): Promise<Led> {
  const of = (name: string) => url.searchParams.get(name) ?? '';
  const fields = {
    state: of('state'),
    code_challenge: of('code_challenge'),
    redirect_uri: of('redirect_uri'),
  };
  const sandbox = of('__sandbox');
  return read(
    await visitor.send('POST', `/__mock/google${sandbox === '' ? '' : `?__sandbox=${sandbox}`}`, {
      body: new URLSearchParams({ ...fields, ...form }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  );
}

export async function follow(visitor: Visitor, address: string): Promise<Led> {
  const { pathname, search } = new URL(address);
  return read(await visitor.send('GET', pathname + search));
}

/** The whole way through Google with an address. */
export const signInByGoogle = async (visitor: Visitor, email: string): Promise<Led> =>
  chooseAtGoogle(visitor, await beginGoogle(visitor), { email, choice: 'approve' });

const read = async (response: Response): Promise<Led> => ({
  status: response.status,
  to: response.headers.get('location') ?? '',
  text: await response.text(),
});
