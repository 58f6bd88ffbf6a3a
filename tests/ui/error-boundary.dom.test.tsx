import { screen } from '@testing-library/react';
import { PropertySymbol } from 'happy-dom';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ErrorBoundary } from '#src/ui/feedback/ErrorBoundary.tsx';
import { expectErrors, openPage } from '../dom-page.ts';
import { translatePage } from '../foreign-dom.ts';
import { pass } from '../render-wallet.tsx';

/** Two texts and an element in one paragraph, as no component of the site has them. */
function Fragile({ count }: { count: number }) {
  return (
    <p>
      {count > 0 && <b>{count}</b>}
      {'pressed'}
    </p>
  );
}

function Form() {
  const [count, setCount] = useState(0);
  const [name, setName] = useState('');
  return (
    <form>
      <label>
        <span>Name</span>
        <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <input name="city" aria-label="City" />
      <input type="checkbox" name="news" aria-label="News" />
      <p role="status">{name}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Press
      </button>
      <Fragile count={count} />
    </form>
  );
}

let stored = '';

/** Fields whose values a screen knows better: one from a store, a switch that acts at once, and a choice that may be another by then. */
function Settings({ risk }: { risk: string }) {
  const [count, setCount] = useState(0);
  return (
    <form>
      <input name="amount" aria-label="Amount" defaultValue={stored} />
      <input type="checkbox" role="switch" aria-label="Hide balances" />
      <input type="checkbox" id={count === 0 ? risk : 'another-risk'} name="risk" aria-label="I know" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Press
      </button>
      <Fragile count={count} />
    </form>
  );
}

/** What a browser calls such an error; happy-dom gives none of its own a name. */
class NotFoundError extends DOMException {
  override readonly name = 'NotFoundError';
}
beforeEach(() => {
  const page = Reflect.get(document, PropertySymbol.window) as { DOMException: typeof DOMException };
  const { DOMException: nameless } = page;
  page.DOMException = NotFoundError;
  onTestFinished(() => {
    page.DOMException = nameless;
  });
});

test('what a translator breaks is mounted again with what was typed and the focus; twice at once, it has failed', async () => {
  expectErrors(/NotFoundError|insertBefore|removeChild/i);
  const user = await openPage('/', async () => (
    <ErrorBoundary fallback={(retry) => <button onClick={retry}>Failed</button>}>
      <Form />
    </ErrorBoundary>
  ));
  const press = () => user.click(screen.getByRole('button', { name: /Press/ }));
  const breakForm = async () => {
    const form = document.querySelector('form');
    await press();
    await expect.poll(() => document.querySelector('form')).not.toBe(form);
  };
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Lagos');
  await user.click(screen.getByRole('checkbox', { name: 'News' }));
  onTestFinished(translatePage());

  await breakForm();
  await expect.poll(() => screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Lagos');
  expect(screen.getByRole('checkbox', { name: 'News' })).toHaveProperty('checked', true);
  await expect.poll(() => screen.getByRole('status').textContent).toContain('Ada');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Press/ }));
  expect(screen.getByText(/pressed/)).toBeDefined();

  await pass(11_000);
  await breakForm();
  await expect.poll(() => screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ada');

  await press();
  await user.click(await screen.findByRole('button', { name: /Failed/ }));
  await expect.poll(() => screen.getByText(/pressed/)).toBeDefined();
});

test('what a screen knows better is left as it is: a value of its own, a switch, a choice that is another one now', async () => {
  expectErrors(/NotFoundError|insertBefore|removeChild/i);
  stored = '';
  let risk = 'first-payment';
  function Screen() {
    return <Settings risk={risk} />;
  }
  const user = await openPage('/', async () => (
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>
  ));
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '5000');
  await user.click(screen.getByRole('switch', { name: 'Hide balances' }));
  await user.click(screen.getByRole('checkbox', { name: 'I know' }));
  onTestFinished(translatePage());
  const form = document.querySelector('form');
  stored = '160000';
  risk = 'similar-address';
  await user.click(screen.getByRole('button', { name: /Press/ }));
  await expect.poll(() => document.querySelector('form')).not.toBe(form);
  // Longer than the code takes that gives values back.
  await pass(1000);
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveProperty('value', '160000');
  expect(screen.getByRole('switch', { name: 'Hide balances' })).toHaveProperty('checked', false);
  expect(screen.getByRole('checkbox', { name: 'I know' })).toHaveProperty('checked', false);
});
