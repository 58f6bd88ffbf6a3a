import { interpolate } from '#src/intl/interpolate.ts';
import type { Messages } from '#src/i18n/messages.ts';

interface CodeFile {
  messages: Messages['twoFactor']['codes']['file'];
  /** Whose codes they are: nobody can tell two such files apart without. */
  account: string;
  /** When they were made, as it reads. */
  made: string;
  codes: readonly string[];
}

/** What is saved as a file. Lines end as Notepad and every other editor show them. */
export function codeFile({ messages, account, made, codes }: CodeFile): Blob {
  const lines = [
    messages.title,
    interpolate(messages.account, { account }),
    interpolate(messages.made, { time: made }),
    '',
    ...codes,
    '',
    messages.text,
    '',
  ];
  return new Blob([lines.join('\r\n')], { type: 'text/plain;charset=utf-8' });
}
