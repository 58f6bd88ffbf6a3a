import type { ComponentType } from 'react';
import type { FetchedArea } from '#src/i18n/load-words.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { needWords } from '../fetch-words.ts';
import { partsOf } from '../parts.ts';

interface File {
  readonly find: () => Promise<ComponentType>;
  /** Words that the panel shows besides those of all panels. */
  readonly words?: readonly FetchedArea[];
}

/** What stands in each panel, a file each. */
const files = {
  notifications: {
    find: () =>
      import('./notifications/NotificationsPanel.tsx').then(({ NotificationsPanel }) => NotificationsPanel),
    words: ['notifications'],
  },
  coins: {
    find: () => import('./coins/CoinsPanel.tsx').then(({ CoinsPanel }) => CoinsPanel),
    words: ['walletLists', 'walletSearch'],
  },
  history: {
    find: () => import('./history/HistoryPanel.tsx').then(({ HistoryPanel }) => HistoryPanel),
    words: ['walletLists', 'transactions'],
  },
  search: {
    find: () => import('./search/SearchPanel.tsx').then(({ SearchPanel }) => SearchPanel),
    words: ['walletSearch', 'transactions'],
  },
  support: {
    find: () => import('./support/SupportPanel.tsx').then(({ SupportPanel }) => SupportPanel),
    words: ['walletSupport', 'walletLists', 'walletSearch'],
  },
  chat: {
    find: () => import('./chat/ChatPanel.tsx').then(({ ChatPanel }) => ChatPanel),
    words: ['walletChat', 'walletSupport'],
  },
  users: {
    find: () => import('./users/UsersPanel.tsx').then(({ UsersPanel }) => UsersPanel),
    words: ['walletLists', 'walletSearch'],
  },
  profile: { find: () => import('./profile/ProfileTab.tsx').then(({ ProfileTab }) => ProfileTab) },
} satisfies Partial<Record<PanelName, File>>;

/** A panel without a file: it has words, and a row in panels/coming. */
const coming = (name: Exclude<PanelName, keyof typeof files>): File => ({
  find: () => import('./coming/ComingPanel.tsx').then(({ comingPanel }) => comingPanel(name)),
  words: ['coming'],
});

const isThere = (name: PanelName): name is keyof typeof files => Object.hasOwn(files, name);

export const panelParts = partsOf<PanelName>(async (name) => {
  const { find, words = [] }: File = isThere(name) ? files[name] : coming(name);
  const [panel] = await Promise.all([find(), needWords(words)]);
  return panel;
});
