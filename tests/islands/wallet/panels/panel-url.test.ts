import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePanels, withPanels } from '#src/islands/wallet/panels/panel-url.ts';
import { $panels, $somePopupOpen, panelNames } from '#src/stores/interface/panels.ts';

const name = fc.constantFrom(...panelNames);
const open = fc.uniqueArray(name);

// requirement: 2.28
test('panels written into a URL are read from it, and other parameters stay', () => {
  fc.assert(
    fc.property(open, open, fc.webQueryParameters(), (before, after, rest) => {
      const first = withPanels(`?${rest}`, before);
      const second = withPanels(first, after);
      expect(parsePanels(second)).toEqual(after);
      const others = (query: string) =>
        [...new URLSearchParams(query)]
          .filter(([key]) => key !== 'panel')
          .map(([key, value]) => [key, value]);
      expect(others(second)).toEqual(others(`?${rest}`));
    }),
  );
});

// requirement: 2.28
test('a URL opens each known panel once, and no unknown one', () => {
  expect(
    parsePanels('?panel=search&panel=evil&panel=__proto__&panel=search&panel=qr&PANEL=scan&panel='),
  ).toEqual(['search', 'qr']);
  fc.assert(
    fc.property(fc.string(), (query) => {
      const parsed = parsePanels(query);
      expect(new Set(parsed).size).toBe(parsed.length);
      for (const panel of parsed) expect(panelNames).toContain(panel);
    }),
  );
});

// requirement: 2.23, 2.24
test('there are the specification’s 17 panels, of which eight are popups', () => {
  expect(panelNames).toHaveLength(17);
  const popups = panelNames.filter((panel) => {
    $panels.set([panel]);
    return $somePopupOpen.get();
  });
  expect(popups).toEqual([
    'notifications',
    'scan',
    'upload-scan',
    'history',
    'send',
    'receive',
    'search',
    'profile',
  ]);
  $panels.set(['support', 'chat', 'secondary']);
  expect($somePopupOpen.get()).toBe(false);
  $panels.set([]);
});
