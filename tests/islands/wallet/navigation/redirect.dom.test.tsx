import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Redirect } from '#src/islands/wallet/navigation/Redirect.tsx';
import { backBeforeEffects } from '../../../before-effects.ts';
import { openPage } from '../../../dom-page.ts';

function Pages() {
  const { pathname } = useLocation();
  if (pathname !== '/old') return <Link to="/old">{pathname}</Link>;
  return (
    <div className="old">
      <Redirect to="/new" />
    </div>
  );
}
/** Opens /, which links to /old, which redirects to /new. */
const open = () =>
  openPage('/', async () => (
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  ));
const link = (name: string) => screen.findByRole('link', { name });

test('takes the place of the address that redirects: Back leads to the one before', async () => {
  const user = await open();
  await user.click(await link('/'));
  await link('/new');
  history.back();
  await link('/');
  expect(location.pathname).toBe('/');
});

test('Back before its effect leads to the address before, which stays', async () => {
  const user = await open();
  const back = backBeforeEffects('.old');
  await user.click(await link('/'));
  await back;
  await link('/');
  expect(location.pathname).toBe('/');
});
