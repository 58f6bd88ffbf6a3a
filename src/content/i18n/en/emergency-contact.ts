/** /w/security/emergency-contact. */
export const emergencyContact = {
  heading: 'Your emergency contact',
  none: 'Add an emergency contact',
  text: 'If something is urgent and we can’t reach you, we’ll call this person. They can’t see your balances, log in or move money.',
  loading: 'Loading your emergency contact',
  failed: 'We couldn’t load your emergency contact.',
  notRefreshed: 'We couldn’t refresh this. It may be out of date.',
  name: 'Name',
  relation: 'Relationship to you',
  relations: ['Mother', 'Father', 'Sister', 'Brother', 'Partner', 'Friend', 'Colleague'],
  code: 'Country code',
  phone: 'Phone number',
  list: {
    open: 'Show options',
    choices: 'Options',
    none: 'No matches. Try a shorter word.',
  },
  save: 'Save contact',
  saving: 'Saving…',
  saved: 'Emergency contact saved.',
  change: 'Change',
  cancel: 'Cancel',
  remove: 'Remove',
  removed: 'Emergency contact removed.',
  removeFailed: 'Failed to remove emergency contact',
  ask: {
    heading: 'Remove {name}?',
    text: 'There will be no one we can call if we can’t reach you.',
    keep: 'Keep',
    remove: 'Remove contact',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly emergencyContact: typeof emergencyContact;
  }
}
