/** A file that somebody exports: statements and transactions. */
export const fileExports = {
  writing: 'Preparing your file…',
  downloading: 'Downloading…',
  cancel: 'Cancel',
  saved: {
    one: 'We sent {file} to your downloads: {count} row.',
    other: 'We sent {file} to your downloads: {count} rows.',
  },
  again: 'Download again',
  /** After the page was loaded anew. */
  ready: '{file} is ready.',
  download: 'Download',
  failures: {
    limited: 'You can export 10 files a minute. Try again in a minute.',
    expired: 'This file is no longer available: we keep files for 24 hours. Export it again.',
    damaged: 'The file arrived damaged, so we didn’t save it. Export it again.',
    refused: 'We couldn’t export this.',
    failed: 'We couldn’t get your file.',
  },
} as const;

declare module '#src/i18n/messages.ts' {
  interface EnglishMessages {
    readonly fileExports: typeof fileExports;
  }
}
