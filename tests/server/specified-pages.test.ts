import { describe, expect, it } from 'vitest';
import { pageOf } from './page.ts';
import { useMockInProcess } from './site-with-mock.ts';

// Spec section 2, "Public" and "Authentication": what a page shows as it is served, in the specification's own words.

const api = useMockInProcess();

/** A page in English as a guest, or a persona, gets it. */
async function open(path: string, { part = 'main', persona }: { part?: string; persona?: string } = {}) {
  return pageOf(await api.site.ask(path, await api.signedIn(persona)), part);
}
type Page = Awaited<ReturnType<typeof open>>;

const textOf = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ').trim();
const linksOf = (page: Pick<Page, 'queryAllByRole'>) =>
  page
    .queryAllByRole('link')
    .map((link) => [textOf(link), link.getAttribute('href')?.replace(/^http:\/\/[^/]+/, '') ?? '']);

describe('the home page', () => {
  // requirement: 2.65, 2.67, 2.68, 2.69
  it('has its hero, four cards, three steps and a call to action', async () => {
    const page = await open('/');
    expect(page.heading().replace(/\s+/g, ' ')).toBe('Secure. Smart. Seamless.');
    const headings = page.getAllByRole('heading').map(textOf);
    const order = ['Security', 'Efficiency', 'Insights', 'Accessibility', 'How to get started'];
    const steps = ['Sign up', 'Explore', 'Control'];
    expect(headings.filter((text) => [...order, ...steps].includes(text))).toEqual([...order, ...steps]);
    expect(headings.at(-1)).toBe('Take control of your crypto and cash');
    const [close] = page
      .getAllByRole('heading', { name: headings.at(-1) })
      .map((one) => one.closest('section'));
    expect(close?.querySelector('a')?.getAttribute('href')).toBe('/signup');
  });

  // requirement: 1.04, 9.21
  it('claims over 200 assets', async () => {
    expect((await open('/')).getByRole('heading', { name: 'Prices of over 200 assets' })).toBeDefined();
  });
});

// requirement: 2.73
it('the contact page has a form with Name, Email, Message and Send Message', async () => {
  const page = await open('/contact');
  expect(page.heading()).toBe('Contact Us');
  for (const name of ['Name', 'Email', 'Message']) expect(page.getByRole('textbox', { name })).toBeDefined();
  expect(page.getByRole('button', { name: 'Send Message' }).getAttribute('type')).not.toBe('button');
});

describe('the frame of a public page', () => {
  const items = {
    Support: [
      ['FAQ', '/support#faq'],
      ['Support', '/support'],
    ],
    Learn: [
      ['About Us', '/about-us'],
      ['Careers', '/careers'],
      ['Press Kit', '/press'],
      ['Blog', '/blog'],
      ['Terms of Service', '/legal/tos'],
      ['Privacy Policy', '/legal/privacy-policy'],
    ],
    Company: [
      ['Investors', '/company#investors'],
      ['Brand Guidelines', '/company#guide-lines'],
      ['Intellectual Property', '/legal/ip'],
    ],
  };

  // requirement: 2.76, 2.77
  it('has Home in the header, and the items of Support, Learn and Company there and in the footer', async () => {
    expect(linksOf(await open('/about-us', { part: 'header' }))).toContainEqual(['Home', '/']);
    for (const part of ['header', 'footer']) {
      const links = linksOf(await open('/about-us', { part }));
      for (const group of Object.values(items)) {
        const at = links.findIndex((link) => link.join() === group[0]?.join());
        expect(links.slice(at, at + group.length), part).toEqual(group);
      }
    }
  });

  // requirement: 2.78, 2.80
  it('offers a guest Log in, Sign up and the other language', async () => {
    const links = linksOf(await open('/about-us', { part: 'header' }));
    expect(links).toContainEqual(['Log in', '/login']);
    expect(links).toContainEqual(['Sign up', '/signup']);
    expect(links).toContainEqual(['中文', '/cn/about-us']);
    expect(linksOf(await open('/cn/about-us', { part: 'header' }))).toContainEqual(['English', '/about-us']);
  });

  // requirement: 2.79
  it('shows a member the full name and @username, or Anonymous, which lead to the wallet', async () => {
    const memberLink = async (persona: string) =>
      linksOf(await open('/about-us', { part: 'header', persona })).find(([, path]) => path === '/w')?.[0];
    expect(await memberLink('complete')).toContain('Tobi Adeyemi');
    expect(await memberLink('complete')).toContain('@tobiade');
    expect(await memberLink('no-profile')).toContain('Anonymous');
  });
});

describe('a page of authentication', () => {
  // requirement: 2.90
  it.each(['/signup', '/login', '/forgot-password', '/otp-verification', '/verify', '/device-verification'])(
    '%s has the logo, which leads home, the language and three links',
    async (path) => {
      const links = linksOf(await open(path, { part: '.auth' }));
      expect(links[0]).toEqual(['Cowrie', '/']);
      expect(links.slice(-4)).toEqual([
        ['中文', `/cn${path}`],
        ['Cookies', '/legal/cookies'],
        ['Terms', '/legal/tos'],
        ['Privacy', '/legal/privacy-policy'],
      ]);
    },
  );

  // requirement: 1.05
  it('/signup has the tagline', async () => {
    const page = await open('/signup', { part: '.auth' });
    expect(page.text).toContain('Sign up and take control of your crypto and cash - all in one place.');
  });

  // requirement: 2.84, 2.85
  it('/signup has Google, "or", an email field, the challenge’s note, Continue, and a link to Login', async () => {
    const page = await open('/signup');
    expect(page.heading()).toBe('Create your free account');
    expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDefined();
    expect(page.getByText('or', { exact: true })).toBeDefined();
    expect(page.getByPlaceholderText('Enter email address').getAttribute('type')).toBe('email');
    expect(page.text).toContain('Loading security verification...');
    expect(page.getByRole('button', { name: 'Continue' })).toBeDefined();
    expect(linksOf(page)).toEqual([['Login', '/login']]);
  });

  // requirement: 2.88, 2.89
  it('/login begins with the email, and leads to a reset and to a sign-up', async () => {
    const page = await open('/login');
    expect(page.getByPlaceholderText('Enter email address').getAttribute('type')).toBe('email');
    expect(page.getByRole('button', { name: 'Continue with Google' })).toBeDefined();
    expect(page.queryByLabelText('Password')).toBeNull();
    expect(
      linksOf(page)
        .map(([, path]) => path)
        .sort(),
    ).toEqual(['/forgot-password', '/signup']);
  });

  // requirement: 2.92
  it('/forgot-password begins with the email, and leads back to the login', async () => {
    const page = await open('/forgot-password');
    expect(page.heading()).toBe('Forgot Password?');
    expect(linksOf(page)).toContainEqual(['Back to Login', '/login']);
  });

  // requirement: 2.94
  it.each(['/verify', '/device-verification'])('%s asks for the device’s code', async (path) => {
    const page = await open(path);
    expect(page.getAllByRole('textbox')).toHaveLength(6);
    expect(linksOf(page)).toContainEqual(['Back to login', '/login']);
    expect(page.getByRole('button', { name: 'Verify Device' })).toBeDefined();
  });
});

describe('a step of onboarding', () => {
  const namesOf = (page: Page, role: string) =>
    page.queryAllByRole(role).map((one) => one.getAttribute('aria-label') ?? textOf(one));

  // requirement: 2.102, 2.103
  it('/user-info begins with the name, the day of birth and the gender, and may be skipped', async () => {
    const page = await open('/user-info', { persona: 'missing-user-info' });
    expect(page.heading()).toBe('Personal Information');
    for (const name of ['First name', 'Last name']) expect(page.getByRole('textbox', { name })).toBeDefined();
    for (const name of ['Day', 'Month', 'Year']) expect(page.getByRole('combobox', { name })).toBeDefined();
    expect(page.getAllByRole('radio').map((one) => textOf(one.closest('label')!))).toEqual([
      'Male',
      'Female',
      'Custom',
    ]);
    expect(namesOf(page, 'button')).toEqual(['Skip', 'Save & Continue']);
  });

  // requirement: 2.104, 2.105, 2.106
  it.each([
    ['/set-username', 'missing-username', 'Choose Username', ['Submit']],
    ['/set-referral', 'missing-referral', 'Enter Referral Code', ['Skip', 'Submit']],
    ['/set-password', 'missing-password', 'Set Password', ['Continue']],
  ])('%s has its heading and its buttons', async (path, persona, heading, buttons) => {
    const page = await open(path, { persona });
    expect(page.heading()).toBe(heading);
    expect(
      namesOf(page, 'button')
        .filter((name) => buttons.includes(name))
        .sort(),
    ).toEqual(buttons.sort());
  });

  // requirement: 2.106
  it('/set-password has a field to confirm it', async () => {
    const page = await open('/set-password', { persona: 'missing-password' });
    expect(page.getByLabelText('Confirm Password')).toBeDefined();
  });
});

// requirement: 2.100
it.each(['/no/such/page', '/w2', '/login/again'])('%s is a 404 with the way home', async (path) => {
  const answer = await api.site.ask(path);
  expect(answer.status).toBe(404);
  expect(pageOf(answer).heading()).toBe('Oops! Page not found');
  expect(linksOf(pageOf(answer))).toContainEqual(['Go to Homepage', '/']);
});

// requirement: 2.115
it.each([
  ['/', 'Home'],
  ['/features', 'Features'],
  ['/login', 'Login'],
  ['/signup', 'Sign up'],
  ['/forgot-password', 'Forgot Password?'],
  ['/otp-verification', 'Enter OTP'],
  ['/no/such/page', 'Page not found'],
])('the title of %s is its own, after the product’s name', async (path, title) => {
  const { text } = await api.site.ask(path);
  expect(/<title>([^<]*)<\/title>/.exec(text)?.[1]).toBe(`Cowrie - ${title}`);
});
