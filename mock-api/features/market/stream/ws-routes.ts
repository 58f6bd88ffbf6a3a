import { texts as serverTexts } from '../../../server/texts.ts';
import { upgradeWebSocket } from '@hono/node-server';
import type { WebSocket } from 'ws';
import type { MockApp, MockContext } from '../../../server/hono-env.ts';
import { withFaults } from '../../../faults/apply-faults.ts';
import type { ExplicitOp } from '../../../server/call-names.ts';
import { ApiError } from '../../../server/api-error.ts';
import { admit } from './connection-limit.ts';
import { runConnection, type Opening } from './socket-session.ts';
import { recordFrames } from './frame-log.ts';
import { STREAM_LIMIT } from './subscription-protocol.ts';

/** The fake market stream: `/ws` to subscribe on, `/ws/<stream>`, and `/stream?streams=a/b` for wrapped events. */
export function serveStream(app: MockApp): void {
  const open = (c: MockContext, opening: Omit<Opening, 'unit'>) => {
    c.set('op', 'ws');
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
      throw new ApiError(
        'upgrade_required',
        { text: 'Open this address as a WebSocket.' },
        { headers: { upgrade: 'websocket' } },
      );
    }
    // A browser sends Origin with every handshake, and there is no preflight that could refuse it.
    const origin = c.req.header('origin');
    if (origin !== undefined && !c.get('allowsOrigin')(origin))
      throw new ApiError('forbidden', serverTexts.forbidden);
    const { sandbox } = c.var;
    if (opening.streams.length > STREAM_LIMIT) {
      throw new ApiError('bad_request', { text: `At most ${STREAM_LIMIT} streams a connection.` });
    }
    admit(sandbox.state);
    const unit = c.req.query('timeUnit')?.toUpperCase() === 'MICROSECOND' ? 1000 : 1;
    const upgrade = async () =>
      upgradeWebSocket(c, {
        // Hono's socket knows neither ping nor terminate; the one beneath it does.
        onOpen: (_event, { raw }) => {
          const socket = raw as unknown as WebSocket;
          recordFrames(socket, sandbox, c.get('requestId'));
          runConnection(socket, sandbox, { ...opening, unit });
        },
      });
    return withFaults(c, 'ws' satisfies ExplicitOp, upgrade, { byName: true });
  };
  app.get('/ws', (c) => open(c, { streams: [], combined: false }));
  app.get('/ws/:stream', (c) => open(c, { streams: [c.req.param('stream')], combined: false }));
  app.get('/stream', (c) =>
    open(c, { streams: (c.req.query('streams') ?? '').split('/').filter(Boolean), combined: true }),
  );
}
