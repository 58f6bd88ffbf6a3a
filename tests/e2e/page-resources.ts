import type { CDPSession, Page } from '@playwright/test';

/** The resources that a page keeps. */
export interface PageResources {
  /**
   * Bytes of the page's reachable objects, without compiled code, since an engine keeps compiling for a long time, and without
   * the browser's own records of network and performance.
   */
  readonly heap: number;
  /** The engine's used heap size, including code. */
  readonly whole: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly documents: number;
  /** Pending timers. */
  readonly timers: number;
  readonly sockets: number;
  readonly streams: number;
}

/** Counts the timers, sockets and event streams of a page's documents. Call before the first page is opened. */
export async function countResources(page: Page): Promise<void> {
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
    // WeakRef, so that counting a connection does not keep it alive.
    const connections: WeakRef<WebSocket | EventSource>[] = [];
    const watched = <Connection extends typeof WebSocket | typeof EventSource>(
      Kind: Connection,
    ): Connection =>
      new Proxy(Kind, {
        construct: (target, args) => {
          const connection = Reflect.construct(target, args) as WebSocket | EventSource;
          connections.push(new WeakRef(connection));
          return connection;
        },
      });
    globalThis.WebSocket = watched(WebSocket);
    globalThis.EventSource = watched(EventSource);
    const open = (Kind: typeof WebSocket | typeof EventSource) =>
      connections.filter((connection) => {
        const found = connection.deref();
        return found instanceof Kind && found.readyState <= 1;
      }).length;
    Object.assign(globalThis, {
      pageResources: () => ({ timers: timers.size, sockets: open(WebSocket), streams: open(EventSource) }),
    });
  });
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Bytes of the heap without code and native objects. */
async function objectBytes(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const excludedTypes = ['code', 'native'].map((kind) => types[0].indexOf(kind));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!excludedTypes.includes(nodes[at + type] ?? -1)) bytes += nodes[at + size] ?? 0;
  return bytes;
}

/** The pending timers and open connections of a page. */
export function openResources(page: Page): Promise<Pick<PageResources, 'timers' | 'sockets' | 'streams'>> {
  return page.evaluate(() =>
    (
      globalThis as unknown as { pageResources: () => Pick<PageResources, 'timers' | 'sockets' | 'streams'> }
    ).pageResources(),
  );
}

/** Measures a page's resources after garbage collection. */
export async function measureResources(page: Page, devtools: CDPSession): Promise<PageResources> {
  const own = await openResources(page);
  // One collection may free the last reference to other objects.
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (metricName: string) => metrics.find(({ name }) => name === metricName)?.value ?? NaN;
  return {
    ...own,
    heap: await objectBytes(devtools),
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
