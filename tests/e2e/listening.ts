import { expect, type Mock } from './mock.ts';

/** The stream of events is open: what happens arrives by itself, and what a wallet loads after its start is there. */
export async function listening(mock: Mock, streams = 1): Promise<void> {
  await expect
    .poll(() => mock.journal({ op: 'GET /wallet/stream' }).then(({ length }) => length))
    .toBeGreaterThanOrEqual(streams);
}
