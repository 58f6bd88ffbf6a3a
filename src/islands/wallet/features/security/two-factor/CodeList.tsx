import { useStore } from '@nanostores/react';
import { useEffect, useState, type RefObject } from 'react';
import { interpolate } from '#src/intl/interpolate.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import { $auth } from '#src/stores/session/auth.ts';
import { saveFile } from '#src/ui/browser/save-file.ts';
import { useCopy } from '#src/ui/browser/use-copy.ts';
import { Button } from '#src/ui/form/Button.tsx';
import { check, info } from '#src/ui/icons/form.ts';
import { print } from '#src/ui/icons/feature.ts';
import { copy as copyIcon, download } from '#src/ui/icons/frame.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import type { Kept } from './RecoveryCodes.tsx';
import { codeFile } from './code-file.ts';

interface CodeListProps {
  codes: readonly string[];
  heading: RefObject<HTMLHeadingElement | null>;
  kept: ReadonlySet<Kept>;
  onKept: (way: Kept) => void;
}

/** The codes, and the ways to take them along. */
export function CodeList({ codes, heading, kept, onKept }: CodeListProps) {
  const messages = useMessages('twoFactor').codes;
  const { locale } = useI18n();
  const { user } = useStore($auth, { keys: ['user'] });
  const { result, copy } = useCopy();
  // The year is in it: the file may be read in another one.
  const [made] = useState(() => formatMoment(Date.now(), locale, { now: 0 }));
  const account = user?.email ?? (user?.username ? `@${user.username}` : '');

  useEffect(() => {
    if (result === 'copied') onKept('copied');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each press
  }, [result]);

  const ways = [
    {
      way: 'downloaded',
      icon: download,
      label: messages.download,
      take: () => {
        saveFile(codeFile({ messages: messages.file, account, made, codes }), messages.file.name);
        onKept('downloaded');
      },
    },
    { way: 'copied', icon: copyIcon, label: messages.copy, take: () => copy(codes.join('\n')) },
    {
      way: 'printed',
      icon: print,
      label: messages.print,
      take: () => {
        window.print();
        onKept('printed');
      },
    },
  ] as const;

  return (
    <section className="card recovery-codes" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1}>
        {messages.heading}
      </h2>
      <p className="soft">{messages.text}</p>
      <p className="on-paper">
        <b>{messages.file.title}</b>
        <span>{interpolate(messages.file.account, { account })}</span>
        <span>{interpolate(messages.file.made, { time: made })}</span>
      </p>
      <ol className="codes" aria-label={interpolate(messages.list, { count: codes.length })} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className="on-paper">{messages.file.text}</p>
      <div className="take">
        {ways.map(({ way, icon, label, take }) => (
          <div key={way} className={kept.has(way) ? 'is-done' : undefined}>
            <Button wide onClick={take}>
              <Icon d={kept.has(way) ? check : icon} />
              <span>{kept.has(way) ? messages[way] : label}</span>
            </Button>
          </div>
        ))}
      </div>
      <p className={result === 'notCopied' ? 'error' : 'sr'} role="status">
        {result && messages[result]}
      </p>
      <p className="soft hint">
        <Icon d={info} />
        <span>{messages.advice}</span>
      </p>
    </section>
  );
}
