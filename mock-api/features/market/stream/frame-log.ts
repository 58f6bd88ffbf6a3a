import type { WebSocket } from 'ws';
import { iso, now } from '../../../core/clock.ts';
import type { Frames } from '../../../core/request-log.ts';
import { redactText } from '../../../core/redact.ts';
import { emit, type Sandbox } from '../../../core/sandbox.ts';

/** Frames and characters that are kept: enough to see what went on, bounded for a socket that is open all day. */
const KEPT = 20;
const LONGEST = 200;

/** Notes what goes over a socket with the call that opened it. */
export function recordFrames(socket: WebSocket, sandbox: Sandbox, requestId: string): void {
  const { requestLog } = sandbox.state;
  const item = requestLog.findLast((call) => call.request_id === requestId);
  if (!item) return;
  const frames: Frames = { sent: 0, received: 0, last: [] };
  item.frames = frames;
  const note = (from: 'client' | 'mock', data: unknown) => {
    const text = Buffer.isBuffer(data) ? data.toString('utf8', 0, 4 * LONGEST) : String(data);
    frames[from === 'mock' ? 'sent' : 'received'] += 1;
    const at = iso(now(sandbox.state));
    const cut = text.slice(0, LONGEST);
    // What the mock sends are prices.
    frames.last.push({ from, at, text: from === 'client' ? redactText(cut) : cut });
    if (frames.last.length > KEPT) frames.last.shift();
  };
  socket.prependListener('message', (data) => note('client', data));
  // The library tells of no frame that is sent.
  const send = socket.send.bind(socket) as (...args: unknown[]) => void;
  socket.send = (data: unknown, ...rest: unknown[]) => {
    note('mock', data);
    send(data, ...rest);
  };
  socket.once('close', () => emit(sandbox, { type: 'call', data: item }));
}
