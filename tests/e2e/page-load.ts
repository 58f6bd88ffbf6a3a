import type { CDPSession, Page } from '@playwright/test';

/** What a page holds on to. */
export interface Held {
  /**
   * Bytes of the page's own objects that are still needed. Left out are compiled code, since an engine goes on compiling for a
   * long time, and what the browser keeps by itself: its tools' record of the network, its measurements.
   */
  readonly heap: number;
  /** Bytes with the code, as the engine counts them. */
  readonly whole: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly documents: number;
  /** Timers that are set and have not fired. */
  readonly timers: number;
  readonly sockets: number;
  readonly streams: number;
}

/** Counts timers, sockets and streams of events of a page's documents. Before the first page.goto(). */
export async function countHeld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Set<unknown>();
    const { setTimeout: once, setInterval: often, clearTimeout: clear } = globalThis;
    const fire = (handler: TimerHandler, args: unknown[]) => {
      if (typeof handler === 'function') (handler as (...args: unknown[]) => void)(...args);
    };
    const stop = (id?: number) => {
      timers.delete(id);
      clear(id);
    };
    Object.assign(globalThis, {
      setTimeout: (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
        const id = once(() => {
          timers.delete(id);
          fire(handler, args);
        }, ms);
        timers.add(id);
        return id;
      },
      setInterval: (handler: TimerHandler, ms?: number, ...args: unknown[]) => {
        const id = often(() => fire(handler, args), ms);
        timers.add(id);
        return id;
      },
      clearTimeout: stop,
      clearInterval: stop,
    });
    // Weakly: what is counted must not be what keeps it.
    const lines: WeakRef<WebSocket | EventSource>[] = [];
    const watched = <Line extends typeof WebSocket | typeof EventSource>(Kind: Line): Line =>
      new Proxy(Kind, {
        construct: (target, args) => {
          const line = Reflect.construct(target, args) as WebSocket | EventSource;
          lines.push(new WeakRef(line));
          return line;
        },
      });
    globalThis.WebSocket = watched(WebSocket);
    globalThis.EventSource = watched(EventSource);
    const open = (Kind: typeof WebSocket | typeof EventSource) =>
      lines.filter((line) => {
        const found = line.deref();
        return found instanceof Kind && found.readyState <= 1;
      }).length;
    Object.assign(globalThis, {
      heldByPage: () => ({ timers: timers.size, sockets: open(WebSocket), streams: open(EventSource) }),
    });
  });
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Bytes of what is in the heap but code, and what is the browser's. */
async function objectsOf(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const left = ['code', 'native'].map((kind) => types[0].indexOf(kind));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!left.includes(nodes[at + type] ?? -1)) bytes += nodes[at + size] ?? 0;
  return bytes;
}

/** What of a page is open or will happen. */
export function openIn(page: Page): Promise<Pick<Held, 'timers' | 'sockets' | 'streams'>> {
  return page.evaluate(() =>
    (
      globalThis as unknown as { heldByPage: () => Pick<Held, 'timers' | 'sockets' | 'streams'> }
    ).heldByPage(),
  );
}

/** What the page holds on to, once everything that nobody needs is gone. */
export async function heldBy(page: Page, devtools: CDPSession): Promise<Held> {
  const own = await openIn(page);
  // What one collection frees may be what kept something else.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
  return {
    ...own,
    heap: await objectsOf(devtools),
    whole: usedSize,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    documents: metric('Documents'),
  };
}

export async function openDevtools(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  for (const domain of ['Performance.enable', 'HeapProfiler.enable'] as const) await devtools.send(domain);
  return devtools;
}
