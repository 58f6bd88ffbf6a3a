import type { ComponentType } from 'react';
import type { Namespace } from '#src/i18n/load-messages.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { ensureMessages } from '../i18n/load-messages.ts';
import { createLazyRegistry } from '../lazy/lazy-registry.ts';

interface File {
  readonly find: () => Promise<ComponentType>;
  /** Words that the panel shows besides those of all panels. */
  readonly words?: readonly Namespace[];
}

/** What stands in each panel, a file each. */
const files = {
  notifications: {
    find: () =>
      import('../features/notifications/NotificationsPanel.tsx').then(
        ({ NotificationsPanel }) => NotificationsPanel,
      ),
    words: ['notifications'],
  },
  coins: {
    find: () => import('../features/assets/CoinsPanel.tsx').then(({ CoinsPanel }) => CoinsPanel),
    words: ['walletLists', 'walletSearch'],
  },
  history: {
    find: () => import('../features/transactions/HistoryPanel.tsx').then(({ HistoryPanel }) => HistoryPanel),
    words: ['walletLists', 'transactions'],
  },
  search: {
    find: () => import('../features/search/SearchPanel.tsx').then(({ SearchPanel }) => SearchPanel),
    words: ['walletSearch', 'transactions'],
  },
  support: {
    find: () => import('../features/support/SupportPanel.tsx').then(({ SupportPanel }) => SupportPanel),
    words: ['walletSupport', 'walletLists', 'walletSearch'],
  },
  chat: {
    find: () => import('../features/support/chat/ChatPanel.tsx').then(({ ChatPanel }) => ChatPanel),
    words: ['walletChat', 'walletSupport'],
  },
  users: {
    find: () => import('../features/people/UsersPanel.tsx').then(({ UsersPanel }) => UsersPanel),
    words: ['walletLists', 'walletSearch'],
  },
  profile: {
    find: () => import('../features/account/ProfilePanel.tsx').then(({ ProfilePanel }) => ProfilePanel),
  },
} satisfies Partial<Record<PanelName, File>>;

/** A panel without a file: it has words, and a row in panels/coming. */
const coming = (name: Exclude<PanelName, keyof typeof files>): File => ({
  find: () =>
    import('../features/coming-soon/ComingSoonPanel.tsx').then(({ comingSoonPanel }) =>
      comingSoonPanel(name),
    ),
  words: ['coming'],
});

const isThere = (name: PanelName): name is keyof typeof files => Object.hasOwn(files, name);

export const panelParts = createLazyRegistry<PanelName>(async (name) => {
  const { find, words = [] }: File = isThere(name) ? files[name] : coming(name);
  const [panel] = await Promise.all([find(), ensureMessages(words)]);
  return panel;
});
