import { bodyOf, type Scenes, type Stage } from './scene.ts';

const newsletterKey = ({ sandbox }: Stage) => Object.keys(sandbox.state.newsletterTokens).at(-1) ?? '';
const openedConversation = async (stage: Stage) => {
  await stage.play('openConversation');
  const [conversation] = Object.values(stage.sandbox.state.conversations).flat();
  return conversation?.id ?? '';
};

/** Notifications, support and the newsletter. */
export const messageScenes = {
  confirmNewsletterSubscription: {
    prepare: async (stage) => {
      await stage.play('subscribeToNewsletter');
      return { body: { key: newsletterKey(stage) } };
    },
  },
  unsubscribeFromNewsletter: {
    prepare: async (stage) => {
      await stage.play('subscribeToNewsletter');
      await stage.play('confirmNewsletterSubscription', { body: { key: newsletterKey(stage) } });
      return { body: { key: newsletterKey(stage) } };
    },
  },
  setNotificationStatus: {
    prepare: async ({ sandbox }) => ({
      params: { id: Object.values(sandbox.state.notifications).flat().at(-1)?.id ?? '' },
      body: { status: 'read' },
    }),
  },
  listMessages: {
    prepare: async (stage) => ({ params: { id: await openedConversation(stage) }, query: { limit: 50 } }),
  },
  sendMessage: {
    prepare: async (stage) => ({
      params: { id: await openedConversation(stage) },
      body: bodyOf('sendMessage'),
    }),
  },
} satisfies Scenes;
