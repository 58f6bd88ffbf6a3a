import { useStore } from '@nanostores/react';
import type { QueryState } from '#src/stores/query/query-client.ts';
import { $online } from '#src/stores/query/online.ts';
import { LoadError } from '../../status/LoadError.tsx';
import { useMessages } from '../../i18n/i18n.ts';

interface TroubleProps {
  /** What could not be had. */
  text: string;
  read: QueryState<unknown>;
  /** When what is shown came, in milliseconds since 1970; null when nothing is. */
  at: number | null;
  onRetry: () => void;
}

/** What of a part of the panel could not be had. That there is no network is said once, at its head. */
export function SectionLoadError({ text, read: { data, error, loading }, at, onRetry }: TroubleProps) {
  const { whenBack } = useMessages('walletSupport');
  const online = useStore($online);
  if (!online) return data ? null : <p className="aside">{whenBack}</p>;
  return <LoadError text={text} error={error} loading={loading} at={at} onRetry={onRetry} />;
}
