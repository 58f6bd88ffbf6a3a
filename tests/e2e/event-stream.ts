import { expect, type Mock } from './mock.ts';

/** The number of event streams opened so far. */
export const countStreams = (mock: Mock) =>
  mock.journal({ op: 'GET /wallet/stream' }).then(({ length }) => length);

/**
 * Waits until the event stream is open, and with it the chunks that the wallet loads after its start. `streams` includes those
 * of earlier documents.
 */
export async function waitForStream(mock: Mock, streams = 1): Promise<void> {
  await expect.poll(() => countStreams(mock)).toBeGreaterThanOrEqual(streams);
}
