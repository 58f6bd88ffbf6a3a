import type { AreaDocs } from './area-docs.ts';

export const newsletterDocs: AreaDocs<'newsletter'> = {
  about: 'Subscribing to the newsletter, and unsubscribing.',
  calls: {
    subscribeToNewsletter: {
      summary: 'Ask for the newsletter',
      description:
        'Sends an email with a link that confirms within 48 hours; the address is subscribed when the link is used. A subscribed address gets the same reply and an email with the link that unsubscribes, so that nobody learns who is subscribed.',
      errors: {
        rate_limited: 'Five requests in ten minutes from this client, or for this address.',
      },
      rateLimit: 'Five in ten minutes, for a client and for an address.',
      example: { body: { email: 'ann@example.com', language: 'en' } },
    },
    confirmNewsletterSubscription: {
      summary: 'Confirm a subscription',
      description:
        'Uses the key up, subscribes its address and sends an email with the link that unsubscribes.',
      errors: {
        token_invalid: 'The key is unknown, was used, or is older than 48 hours.',
      },
      example: { body: { key: '00000000000000000000000000000000' } },
    },
    unsubscribeFromNewsletter: {
      summary: 'Unsubscribe',
      description: 'The key of an email stays good, so that the link can be opened twice.',
      errors: {
        token_invalid: 'The key is unknown.',
      },
      example: { body: { key: '00000000000000000000000000000000' } },
    },
  },
};
