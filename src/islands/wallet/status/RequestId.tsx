import type { ApiError } from '#src/api/api-error.ts';
import { fill } from '#src/intl/interpolate.ts';
import { useWallet } from '../i18n/i18n.ts';

/** What to name when asking for help about a call that failed. Nothing when the API named none. */
export function RequestId({ error }: { error: ApiError | null }) {
  const { words } = useWallet();
  if (!error?.requestId) return null;
  return <small className="request">{fill(words.request, { id: error.requestId })}</small>;
}
