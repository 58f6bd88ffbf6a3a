import { REQUEST_LOG_LIMIT, type LoggedRequest, type NewLoggedRequest } from './request-log.ts';
import { emit, type Sandbox } from './sandbox.ts';

/**
 * Adds a request to the log, which keeps the newest, and notifies the sandbox's listeners.
 * @param describeResponse called when the response is first read.
 */
export function recordCall(
  sandbox: Sandbox,
  item: NewLoggedRequest,
  describeResponse?: () => LoggedRequest['response'],
): LoggedRequest {
  const { requestLog } = sandbox.state;
  // A log that was restored from a snapshot may be ahead of this process.
  sandbox.lastCall = Math.max(sandbox.lastCall, requestLog.at(-1)?.id ?? 0) + 1;
  const id = sandbox.lastCall;
  const logged = describeResponse ? withResponse({ id, ...item }, describeResponse) : { id, ...item };
  requestLog.push(logged);
  if (requestLog.length > REQUEST_LOG_LIMIT) requestLog.splice(0, requestLog.length - REQUEST_LOG_LIMIT);
  emit(sandbox, { type: 'call', data: logged });
  return logged;
}

function withResponse(item: LoggedRequest, describe: () => LoggedRequest['response']): LoggedRequest {
  let response: LoggedRequest['response'];
  return {
    ...item,
    get response() {
      return (response ??= describe());
    },
  };
}
