import { sessionChannel, type SessionMessage } from './auth.ts';
import { isLeaving } from './wallet-session.ts';

/**
 * The API told of this session's log-out before the tab that asked for it did: as if that tab had told it. The tab itself
 * knows better.
 */
export function handleRemoteLogout(): void {
  if (!isLeaving())
    sessionChannel()?.dispatchEvent(
      new MessageEvent('message', { data: 'signed-out' satisfies SessionMessage }),
    );
}
