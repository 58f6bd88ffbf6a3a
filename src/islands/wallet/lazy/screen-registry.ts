import type { ComponentType } from 'react';
import type { Namespace } from '#src/i18n/load-messages.ts';
import { loadChoose } from '../preferences/load-choose.ts';
import { ensureMessages } from '../i18n/load-messages.ts';
import type { ScreenName } from '../paths.ts';

type Name = Exclude<ScreenName, 'dashboard'> | 'notFound';

interface File {
  readonly find: () => Promise<ComponentType>;
  /** Words that the screen shows besides those of the page. */
  readonly words?: readonly Namespace[];
}

/** The screens that are there, each a file of its own. */
const files = {
  account: {
    find: async () => {
      const [{ Account }] = await Promise.all([import('../features/account/Account.tsx'), loadChoose()]);
      return Account;
    },
    words: ['account'],
  },
  emergencyContact: {
    find: () =>
      import('../features/security/emergency-contact/EmergencyContact.tsx').then(
        ({ EmergencyContact }) => EmergencyContact,
      ),
    words: ['emergencyContact', 'fields', 'toasts'],
  },
  logout: { find: () => import('../features/logout/Logout.tsx').then(({ Logout }) => Logout) },
  notifications: {
    find: () =>
      import('../features/notifications/Notifications.tsx').then(({ Notifications }) => Notifications),
    words: ['notifications'],
  },
  notFound: { find: () => import('../features/not-found/NotFound.tsx').then(({ NotFound }) => NotFound) },
} satisfies Partial<Record<Name, File>>;

/** A screen without a file: it has words, and a row in screens/coming. */
const coming = (name: Exclude<Name, keyof typeof files>): File => ({
  find: () =>
    import('../features/coming-soon/ComingSoonScreen.tsx').then(({ comingSoonScreen }) =>
      comingSoonScreen(name),
    ),
  words: ['coming'],
});

const isThere = (name: Name): name is keyof typeof files => Object.hasOwn(files, name);

export async function findScreen(name: Name): Promise<ComponentType> {
  const { find, words = [] }: File = isThere(name) ? files[name] : coming(name);
  const [screen] = await Promise.all([find(), ensureMessages(words)]);
  return screen;
}
