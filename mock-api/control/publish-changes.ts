import type { Next } from 'hono';
import type { MockContext } from '../server/hono-env.ts';
import { changes, type Change } from '../core/sandbox-events.ts';
import { emit, wakeConnections } from '../core/sandbox.ts';

/** Tells those who watch a sandbox that a call of the control plane has changed it, and people what any call has done to them. */
export async function announceChange(c: MockContext, next: Next): Promise<void> {
  await next();
  const what = c.res.ok ? changeOf(c.req.method, c.req.path) : undefined;
  const sandbox = c.get('sandbox');
  if (what) emit(sandbox, { type: 'change', data: { what } });
  sandbox.timers.rearm();
  wakeConnections(sandbox);
}

/** By the path, so that a new call under a known one announces itself. */
function changeOf(method: string, path: string): Change | undefined {
  const [, root, area, , last] = path.split('/');
  if (root !== '__mock' || ['GET', 'HEAD', 'OPTIONS'].includes(method)) return undefined;
  if (area === 'snapshot' || (area === 'snapshots' && last === 'restore')) return 'state';
  // Asking the journal what it expects is a POST.
  if (area === 'journal' && method !== 'DELETE') return undefined;
  return changes.find((name) => name === area);
}
