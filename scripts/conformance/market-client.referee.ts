// Connects the market provider's own client library to the mock's stream.
import { createRequire } from 'node:module';
import { expectThat } from './expectations.ts';
import { startMock } from './start-mock.ts';

interface MiniTicker {
  e: string;
  E: number;
  s: string;
  c: string;
  o: string;
  h: string;
  l: string;
  v: string;
  q: string;
}
interface Stream<Data> {
  on: (event: 'message', listener: (data: Data) => void) => void;
  unsubscribe: () => void;
}
interface Connection {
  on: (event: 'open' | 'message' | 'ping' | 'close', listener: (data: unknown) => void) => void;
  subscribe: (streams: string[]) => void;
  isConnected: () => boolean;
  disconnect: () => Promise<void>;
  allMiniTicker: () => Stream<MiniTicker[]>;
  miniTicker: (request: { symbol: string }) => Stream<MiniTicker>;
}
interface Library {
  Spot: new (setting: { configurationWebsocketStreams: { wsURL: string; reconnectDelay: number } }) => {
    websocketStreams: { connect: () => Promise<Connection> };
  };
}

// Silences the library's log, which says nothing about conformance.
Object.assign(process.env, { LOG_LEVEL: 'error' });
// Not a static import, so that types can be checked where this package is not installed.
const { Spot } = createRequire(import.meta.url)('@binance/spot') as Library;

const mock = await startMock();
await mock.control('PUT', '/ticker', { tickMs: 50 });
const { websocketStreams } = new Spot({
  configurationWebsocketStreams: { wsURL: `ws://127.0.0.1:${mock.port}`, reconnectDelay: 100 },
});
const connection = await websocketStreams.connect();

const heard: { stream?: string; data?: MiniTicker; result?: unknown; id?: unknown; code?: unknown }[] = [];
let pings = 0;
connection.on('message', (text) => heard.push(JSON.parse(String(text)) as (typeof heard)[number]));
connection.on('ping', () => (pings += 1));
const answers = () => heard.filter((message) => !('stream' in message));
const since = (start: number) => heard.slice(start).flatMap(({ stream }) => stream ?? []);

await expectThat('the library connects', () => connection.isConnected());

const everything = connection.allMiniTicker();
let all: MiniTicker[] = [];
everything.on('message', (tickers) => (all = all.length > 0 ? all : tickers));
await expectThat('!miniTicker@arr reaches its listener, with 20 pairs', () => all.length === 20);
everything.unsubscribe();
await expectThat('SUBSCRIBE and UNSUBSCRIBE are answered with null and their id', () =>
  isDeepEqual(
    answers().map(({ result, id }) => [result, typeof id]),
    [
      [null, 'string'],
      [null, 'string'],
    ],
  ),
);

const names = all.map(({ s }) => `${s.toLowerCase()}@miniTicker`);
connection.subscribe(names);
await expectThat('20 pairs by one SUBSCRIBE are all heard', () =>
  names.every((name) => since(0).includes(name)),
);
await expectThat('numbers are strings, but for the time', () =>
  heard
    .flatMap(({ data }) => (data && !Array.isArray(data) ? [data] : []))
    .every(
      ({ e, E, ...rest }) =>
        e === '24hrMiniTicker' &&
        Number.isSafeInteger(E) &&
        Object.keys(rest).join('') === 'scohlvq' &&
        Object.values(rest).every((value) => typeof value === 'string'),
    ),
);

await mock.control('POST', '/ticker/drop');
const cut = heard.length;
await expectThat('after a cut the library comes back and subscribes anew', () =>
  names.every((name) => since(cut).includes(name)),
);

await mock.control('PUT', '/ticker', { pingMs: 1000, pongMs: 1500 });
await mock.control('POST', '/ticker/drop');
await expectThat('its pongs are taken: four pings later it is still connected', () => pings >= 4);
await expectThat('and no cut came between', async () => {
  const { items } = (await mock.control('GET', '/journal?op=ws')) as { items: unknown[] };
  return items.length === 3 && connection.isConnected();
});

const silenced = connection.miniTicker({ symbol: 'btcusdt' });
silenced.unsubscribe();
const before = answers().length;
await expectThat('UNSUBSCRIBE is answered', () => answers().length > before);
const after = heard.length;
await expectThat(
  'and silences that pair alone',
  () => since(after).filter((name) => name.startsWith('eth')).length > 3,
);
await expectThat('for good', () => !since(after).some((name) => name.startsWith('btc')));
await expectThat(
  'nothing was answered with an error',
  () => !answers().some(({ code }) => code !== undefined),
);

await connection.disconnect();
await expectThat('the library disconnects, and the mock has no socket left', async () => {
  const { sockets } = (await mock.control('GET', '/ticker')) as { sockets: number };
  return sockets === 0 && !connection.isConnected();
});
mock.end();

function isDeepEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
