import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../dom-page.ts';

/** The beginning of a picture: it has the form of one, and no browser can show it. */
const BROKEN = 'data:image/webp;base64,UklGRg==';
const OTHER = 'data:image/png;base64,iVBORw0KGgo=';
const ada = { first_name: 'Ada', last_name: 'Obi', username: 'adaobi' };

async function render(person: typeof ada | null, url: string | null) {
  let show: (url: string | null) => void = () => undefined;
  await openPage('/w', async () => {
    const { useState } = await import('react');
    const { PersonPicture } = await import('#src/islands/wallet/person/PersonPicture.tsx');
    function Shown() {
      const [shown, setShown] = useState(url);
      show = setShown;
      return <PersonPicture person={person} url={shown} />;
    }
    return <Shown />;
  });
  await expect.poll(() => document.querySelector('.avatar')).not.toBeNull();
  return { show: (next: string | null) => show(next) };
}
const avatar = () => document.querySelector('.avatar');
const image = () => avatar()?.querySelector('img') ?? null;

test('a picture that can’t be shown gives way to the initials, and another one is tried', async () => {
  const { show } = await render(ada, BROKEN);
  expect(image()?.src).toBe(BROKEN);
  fireEvent.error(image()!);
  await expect.poll(image).toBeNull();
  expect(avatar()?.getAttribute('data-initials')).toBe('AO');
  show(OTHER);
  await expect.poll(() => image()?.src).toBe(OTHER);
});

test('who has no name either is an outline', async () => {
  await render(null, BROKEN);
  fireEvent.error(image()!);
  await expect.poll(image).toBeNull();
  expect(avatar()?.hasAttribute('data-initials')).toBe(false);
  expect(avatar()?.querySelector('svg')).not.toBeNull();
});
