import { expect, it } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';
import { routes } from '../../e2e/wallet-table.ts';

// requirement: 1.08, 2.01
it('has exactly the children of /w that the specification names, each once', () => {
  const { screens } = messages('en').wallet;
  expect(walletPaths.map(({ path, name }) => [path, screens[name]])).toEqual(
    routes.map(({ child, name }) => [child === '' ? '/w' : `/w/${child.replace('{id}', ':id')}`, name]),
  );
});
