import { screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import type { LazyRegistry } from '#src/islands/wallet/lazy/lazy-registry.ts';
import { StyleScope } from '#src/islands/wallet/lazy/style-scope.ts';
import { openPage } from '../../../dom-page.ts';
import { main, panel, renderScreen } from '../../../render-wallet.tsx';

// Which sheets may style what: tests/e2e/wallet-styles.spec.ts sees what they do.

const { wallet, walletPanels, receive } = messages('en');
const sheetsOf = (element: Element): string[] =>
  (element.getAttribute('data-styles') ?? '').split(' ').filter(Boolean).sort();

test('an element names a sheet as long as one of its parts needs it, also what parts needed before it was known', () => {
  const scope = new StyleScope();
  const element = document.createElement('main');
  const endOne = scope.use(['/a/one.11.css', '/a/both.22.css']);
  scope.attach(element);
  expect(sheetsOf(element)).toEqual(['both', 'one']);
  const endTwo = scope.use(['/a/both.22.css', '/a/two.33.css']);
  expect(sheetsOf(element)).toEqual(['both', 'one', 'two']);
  endOne();
  expect(sheetsOf(element)).toEqual(['both', 'two']);
  endTwo();
  expect(sheetsOf(element)).toEqual([]);
});

test('a part that measures itself in the commit that brings its element finds its sheets named', async () => {
  let seen: string | null = null;
  function Part() {
    const own = useRef<HTMLParagraphElement>(null);
    useLayoutEffect(() => {
      seen = own.current?.closest('main')?.getAttribute('data-styles') ?? null;
    }, []);
    return <p ref={own}>here</p>;
  }
  await openPage('/', async () => {
    const { LazyComponent } = await import('#src/islands/wallet/lazy/LazyComponent.tsx');
    const { StyleScopeContext, useStyleScope } = await import('#src/islands/wallet/lazy/style-scope.ts');
    const load = () => Promise.resolve(Part);
    const registry: LazyRegistry<'part'> = {
      rows: { part: { load, styles: ['/a/one.11.css'] } },
      load,
      getLoaded: () => Part,
      prefetch: () => undefined,
    };
    function Root() {
      const root = useRef<HTMLElement>(null);
      const { scope, first } = useStyleScope(root, registry.rows.part.styles);
      return (
        <main ref={root} data-styles={first}>
          <StyleScopeContext value={scope}>
            <LazyComponent registry={registry} name="part" fallback={null} />
          </StyleScopeContext>
        </main>
      );
    }
    return <Root />;
  });
  await screen.findByText('here');
  expect(seen).toBe('one');
  expect(sheetsOf(main())).toEqual(['one']);
});

test('the sheets of a screen may style the screen alone, and those of a panel the panel', async () => {
  const { user } = await renderScreen('/w/receive', { persona: 'complete' });
  await waitFor(() => expect(sheetsOf(main())).toContain('receive'));
  await user.click(await screen.findByRole('link', { name: receive.tabs.user }));
  await waitFor(() => expect(sheetsOf(main())).toContain('receive-payments'));
  const own = sheetsOf(main());

  await user.click(await screen.findByRole('button', { name: wallet.header.search }));
  await waitFor(() => expect(sheetsOf(panel('search'))).toEqual(['panel-lists']));
  expect(main().contains(panel('search'))).toBe(false);
  expect(sheetsOf(main())).toEqual(own);
  await user.click(within(panel('search')).getByRole('button', { name: walletPanels.close }));

  const [account] = await screen.findAllByRole('link', { name: wallet.nav.account });
  if (account) await user.click(account);
  await waitFor(() => expect(sheetsOf(main())).toEqual(['settings']));
});
