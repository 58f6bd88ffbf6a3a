import { interpolate } from '#src/intl/interpolate.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { useToken } from './use-token.ts';

/** Stands where a position would: the wallet can't hold this one. */
export function FollowOnly() {
  const { followOnly } = useMessages('token');
  const { symbol } = useToken();
  if (symbol === null) return null;
  return (
    <aside className="card follow-only">
      <h2>{followOnly.heading}</h2>
      <p>{interpolate(followOnly.text, { symbol })}</p>
    </aside>
  );
}
