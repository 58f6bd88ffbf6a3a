import { expect, it } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { comingSoonScreens } from '#src/islands/wallet/features/coming-soon/coming-soon-screens.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';
import { routes } from '../../e2e/wallet-table.ts';

// requirement: 2.01
it('has exactly the children of /w that the specification names, each once', () => {
  const { screens } = messages('en').wallet;
  expect(walletPaths.map(({ path, name }) => [path, screens[name]])).toEqual(
    routes.map(({ child, name }) => [child === '' ? '/w' : `/w/${child.replace('{id}', ':id')}`, name]),
  );
});

it('says what will come of the screens that are not built yet, and of no other', () => {
  expect(Object.keys(messages('en').coming.screens).toSorted()).toEqual(
    Object.keys(comingSoonScreens).toSorted(),
  );
});
