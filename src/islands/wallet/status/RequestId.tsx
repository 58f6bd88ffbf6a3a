import type { ApiError } from '#src/api/api-error.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useI18n } from '../i18n/i18n.ts';

/** The id of a failed request, to give to support; nothing where the API sent none. */
export function RequestId({ error }: { error: ApiError | null }) {
  const { messages } = useI18n();
  if (!error?.requestId) return null;
  return <small className="request">{interpolate(messages.request, { id: error.requestId })}</small>;
}
