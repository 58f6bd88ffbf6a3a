import { expect, type Mock } from './mock.ts';

/** How many streams of events were opened so far. */
export const opened = (mock: Mock) => mock.journal({ op: 'GET /wallet/stream' }).then(({ length }) => length);

/** The stream of events is open: what happens arrives by itself, and what a wallet loads after its start is there. `streams` counts those of documents before. */
export async function listening(mock: Mock, streams = 1): Promise<void> {
  await expect.poll(() => opened(mock)).toBeGreaterThanOrEqual(streams);
}
