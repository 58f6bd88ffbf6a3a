/** A network as a choice of it shows it, to send on or to receive on. */
export const networks = {
  about: 'about {time}',
  slow: 'Slow today',
  paused: 'Paused',
  opensAt: 'Resumes at {time}',
  opensLater: 'We don’t know yet when it resumes',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly networks: typeof networks;
  }
}
