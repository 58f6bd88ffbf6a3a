// What `npm run bench -- ticker` puts into a page before its own scripts.
import { commitCount } from './commit-counter.ts';
import { deliveredCount, isSubscribed, stream } from './fake-socket.ts';
import { naiveList, parseOnly, writeDirectly, type TickerPlace } from './plain-lists.ts';

/** Who shows the prices. */
export type Design = 'page' | 'direct' | 'naive' | 'parse';

let longTasks = 0;
new PerformanceObserver((list) => (longTasks += list.getEntries().length)).observe({ type: 'longtask' });
let clean: () => void = () => undefined;

/** Counts since the document began. */
export interface TickerCounts {
  readonly delivered: number;
  readonly commits: number;
  readonly longTasks: number;
}

const tickerBench = {
  isSubscribed,
  counts: (): TickerCounts => ({ delivered: deliveredCount(), commits: commitCount(), longTasks }),
  /** Sends frames to a design at a place, so many a second, until it is called again. */
  run(design: Design, place: TickerPlace, rate: number): void {
    stream(0, null);
    clean();
    clean = () => undefined;
    // A screen of one coin is sent that one's frames: all that arrive are shown, as in a list.
    const symbol = place.coin === undefined ? null : `${place.coin}usdt`.toUpperCase();
    if (design === 'page') stream(rate, null, symbol);
    else if (design === 'direct') stream(rate, writeDirectly(place), symbol);
    else if (design === 'parse') stream(rate, parseOnly(), symbol);
    else {
      const { source, remove } = naiveList(place);
      clean = remove;
      stream(rate, source, symbol);
    }
  },
};
export type TickerBench = typeof tickerBench;
Object.assign(globalThis, { tickerBench });
