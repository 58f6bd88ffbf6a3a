/** A network as a choice of it shows it, to send on or to receive on. */
export const networks = {
  about: 'about {time}',
  slow: 'Slow today',
  paused: 'Paused',
  opensAt: 'Opens again at {time}',
  opensLater: 'It opens again when the network works',
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly networks: typeof networks;
  }
}
