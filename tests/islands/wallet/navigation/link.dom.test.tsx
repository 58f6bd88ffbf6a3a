import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { Link } from '#src/islands/wallet/navigation/Link.tsx';
import { openPage } from '../../../dom-page.ts';

function Place() {
  const place = useLocation();
  return <output>{`${place.pathname}${place.search} ${JSON.stringify(place.state)}`}</output>;
}
/** Opens /w/assets?tab=cash with one link. */
const open = (link: ReactNode) =>
  openPage('/w/assets?tab=cash', async () => (
    <BrowserRouter>
      <Place />
      {link}
    </BrowserRouter>
  ));
const press = () => screen.findByRole('link');
const place = () => screen.getByRole('status').textContent;

test('opens a screen in this document, as a new entry of the history', async () => {
  const user = await open(<Link to="/w/send">Send</Link>);
  const before = history.length;
  await user.click(await press());
  await expect.poll(place).toBe('/w/send null');
  expect(history.length).toBe(before + 1);
});

test('replaces the entry where it says so, and hands over what it is given', async () => {
  const user = await open(
    <Link to="/w/send" replace state={{ asset: 'btc' }}>
      Send
    </Link>,
  );
  const before = history.length;
  await user.click(await press());
  await expect.poll(place).toBe('/w/send {"asset":"btc"}');
  expect(history.length).toBe(before);
});

test('keeps the path where only the query is named', async () => {
  await open(<Link to={{ search: '?tab=crypto' }}>Crypto</Link>);
  expect((await press()).getAttribute('href')).toBe('/w/assets?tab=crypto');
});

test('has the attributes of a link, and no others', async () => {
  await open(
    <Link to="/w/send" className="button" aria-current="page">
      Send
    </Link>,
  );
  expect((await press()).getAttributeNames().sort()).toEqual(['aria-current', 'class', 'href']);
});

test('is not followed where its press has been handled', async () => {
  const user = await open(
    <Link to="/w/send" onClick={(event) => event.preventDefault()}>
      Send
    </Link>,
  );
  await user.click(await press());
  expect(place()).toBe('/w/assets?tab=cash null');
});

/** Whether the router has taken the next press: the browser would load a document otherwise. */
const nextPressIsTaken = () =>
  new Promise<boolean>((resolve) => {
    const onClick = (event: MouseEvent) => {
      resolve(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', onClick, { once: true });
  });

test('leaves a press with a key for another tab to the browser', async () => {
  const user = await open(<Link to="/w/send">Send</Link>);
  const isTaken = nextPressIsTaken();
  await user.keyboard('{Control>}');
  await user.click(await press());
  expect(await isTaken).toBe(false);
  expect(place()).toBe('/w/assets?tab=cash null');
});

test('leaves a link to another tab to the browser', async () => {
  const user = await open(
    <Link to="/w/send" target="_blank">
      Send
    </Link>,
  );
  const isTaken = nextPressIsTaken();
  await user.click(await press());
  expect(await isTaken).toBe(false);
  expect(place()).toBe('/w/assets?tab=cash null');
});

// An address from a server that got this far leads nowhere.
test.each(['javascript:alert(1)', 'https://evil.example/'])(
  '%s stays an address of the wallet',
  async (to) => {
    await open(<Link to={to}>Offer</Link>);
    expect(new URL((await press()).getAttribute('href') ?? '', location.href).origin).toBe(location.origin);
  },
);
