import { describe, expect, it } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales, localizePath, type Locale } from '#src/intl/locale.ts';
import { pageOf } from './page.ts';
import { useMockInProcess } from './site-with-mock.ts';

const api = useMockInProcess();

/** Each section but staking's, which comes first, in its order: its anchor, its name, and where a member and a guest can try it. */
function sections(locale: Locale) {
  const { shell, features } = messages(locale);
  const { links } = shell;
  const { small } = features;
  const all: { id: string; name: string; screen: string; guest?: string }[] = [
    { id: 'ai-security', name: links.security, screen: '/w/security' },
    { id: 'easy-transfers', name: links.transfers, screen: '/w/send' },
    { id: 'multi-chain', name: links.chains, screen: '/w/receive' },
    { id: 'support', name: links.support247, screen: '/w?panel=support', guest: '/support' },
    { id: 'social-wallet', name: small.social.title, screen: '/w/linked-accounts' },
    { id: 'multi-currency', name: small.currencies.title, screen: '/w' },
    { id: 'analytics', name: small.analytics.title, screen: '/w/financial-history' },
    { id: 'monitoring', name: small.monitoring.title, screen: '/w/notifications' },
    { id: 'assets', name: small.assets.title, screen: '/w/marketplace' },
  ];
  return all;
}

describe.each(locales)('/features in %s', (locale) => {
  const { features, home, shell } = messages(locale);
  const staking = shell.links.staking;
  const open = async (persona?: string) =>
    pageOf(await api.site.ask(localizePath(locale, '/features'), await api.signedIn(persona)));
  const tryNow = (name: string) => ({ name: interpolate(features.tryNow.label, { name }) });

  // requirement: 1.02, 2.72
  it('has its ten sections in order', async () => {
    const page = await open();
    expect(page.heading()).toBe(features.heading);
    expect(page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent.trim())).toEqual([
      staking,
      ...sections(locale).map(({ name }) => name),
      home.close.heading,
    ]);
    for (const { id, name } of sections(locale)) {
      const section = page.getByRole('region', { name });
      expect(section.id).toBe(id);
      const links = [...section.querySelectorAll('a')].map((link) => [link.textContent, link.dataset.event]);
      expect(links).toEqual([[features.tryNow.text, `try-now:${id}`]]);
    }
  });

  // There is no staking yet: a button to try it would sell what nobody can have.
  it('says that staking is still to come, and offers to read about it', async () => {
    const section = (await open()).getByRole('region', { name: staking });
    expect(section.id).toBe('staking-rewards');
    expect(section.textContent).toContain(features.soon.text);
    const links = [...section.querySelectorAll('a')].map((link) => [
      link.textContent.trim(),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([[features.soon.staking, localizePath(locale, '/blog/staking-in-plain-words')]]);
  });

  // requirement: 3.27, 9.22
  it('labels its rows as samples', async () => {
    const page = await open();
    const { samples } = features;
    expect(page.getByRole('table', { name: samples.prices }).textContent).toContain('$68,123.46');
    const rows = [...page.getByRole('table', { name: samples.fees }).querySelectorAll('tr')];
    for (const way of samples.ways)
      expect(rows.find(({ textContent }) => textContent.includes(way))?.textContent).toMatch(/[01] USDT$/);
    expect(page.text).toContain(samples.note);
    expect(page.text).toContain(features.note);
  });

  // requirement: 2.72
  it('links members to the screen of each section, and guests to sign-up or to a page that needs no account', async () => {
    const [guest, member] = [await open(), await open('complete')];
    for (const { name, screen, guest: path = '/signup' } of sections(locale)) {
      expect(guest.getByRole('link', tryNow(name)).getAttribute('href')).toBe(localizePath(locale, path));
      expect(member.getByRole('link', tryNow(name)).getAttribute('href')).toBe(screen);
    }
    expect(member.getByRole('link', { name: home.close.wallet }).getAttribute('href')).toBe('/w');
  });
});

// requirement: 2.71
it('the English heading is as specified, and no section names a rate', async () => {
  const page = pageOf(await api.site.ask('/features'));
  expect(page.heading()).toBe('Earn from Anywhere on Any Device');
  expect(page.getByRole('region', { name: 'Staking Rewards' }).textContent).not.toMatch(
    /%|APY|APR|per year/i,
  );
});
