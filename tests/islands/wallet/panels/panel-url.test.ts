import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePanels, withPanels } from '#src/islands/wallet/panels/panel-url.ts';
import { $panels, $somePopupOpen, panelNames } from '#src/stores/interface/panels.ts';

const name = fc.constantFrom(...panelNames);
const open = fc.uniqueArray(name);

// requirement: 2.28
test('what is written into an address is read from it, and the rest of its query stays', () => {
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
test('an address opens each panel once, and none that there is not', () => {
  expect(
    parsePanels('?panel=search&panel=evil&panel=__proto__&panel=search&panel=qr&PANEL=scan&panel='),
  ).toEqual(['search', 'qr']);
  fc.assert(
    fc.property(fc.string(), (query) => {
      const found = parsePanels(query);
      expect(new Set(found).size).toBe(found.length);
      for (const panel of found) expect(panelNames).toContain(panel);
    }),
  );
});

// requirement: 2.23, 2.24
test('there are the 17 of the specification, and eight of them are popups', () => {
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
