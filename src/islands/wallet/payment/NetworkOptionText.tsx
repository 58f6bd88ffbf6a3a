import { Fragment } from 'react';
import type { WalletAsset } from '#contract/wallet-assets.ts';
import { formatDuration } from '#src/intl/format/duration.ts';
import { withUpcoming } from '#src/intl/format/upcoming.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { WholeWords } from '#src/ui/display/WholeWords.tsx';
import { useI18n, useMessages } from '../i18n/i18n.ts';

interface NetworkOptionTextProps {
  network: WalletAsset['networks'][number];
  /** What is worth knowing of one that works: its minimum, its fee. */
  facts: readonly string[];
  /** Why this one rather than another. */
  mark?: string | undefined;
}

/** What a person needs to choose a network: its name, facts and time, or when it opens again. */
export function NetworkOptionText({ network, facts, mark }: NetworkOptionTextProps) {
  const messages = useMessages('networks');
  const { locale } = useI18n();
  const today = useToday();
  const { name, eta_seconds, status, opens_at } = network;
  const isPaused = status === 'paused';
  return (
    <>
      <span className="what">
        <b>
          <WholeWords text={name} />
        </b>
        <small>
          {isPaused
            ? opens_at === null
              ? messages.opensLater
              : withUpcoming(messages.opensAt, opens_at, locale, today)
            : facts.map((fact, at) => (
                <Fragment key={fact}>
                  {at > 0 && <span>{' · '}</span>}
                  <span className="fact">{fact}</span>
                </Fragment>
              ))}
        </small>
      </span>
      <span className="end">
        {status !== 'ok' && (
          <span className={isPaused ? 'tag bad' : 'tag warn'}>
            {isPaused ? messages.paused : messages.slow}
          </span>
        )}
        {mark !== undefined && <span className="tag good">{mark}</span>}
        {!isPaused && (
          <small>{interpolate(messages.about, { time: formatDuration(eta_seconds, locale) })}</small>
        )}
      </span>
    </>
  );
}
