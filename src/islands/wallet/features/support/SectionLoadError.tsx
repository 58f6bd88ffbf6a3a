import { useStore } from '@nanostores/react';
import type { Held } from '#src/stores/query/query-client.ts';
import { $online } from '#src/stores/query/online.ts';
import { ReadFailed } from '../../status/LoadError.tsx';
import { useWords } from '../../i18n/i18n.ts';

interface TroubleProps {
  /** What could not be had. */
  text: string;
  read: Held<unknown>;
  /** When what is shown came, in milliseconds since 1970; null when nothing is. */
  at: number | null;
  onRetry: () => void;
}

/** What of a part of the panel could not be had. That there is no network is said once, at its head. */
export function Trouble({ text, read: { data, error, loading }, at, onRetry }: TroubleProps) {
  const { whenBack } = useWords('walletSupport');
  const online = useStore($online);
  if (!online) return data ? null : <p className="aside">{whenBack}</p>;
  return <ReadFailed text={text} error={error} loading={loading} at={at} onRetry={onRetry} />;
}
