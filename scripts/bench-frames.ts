/** One event of a trace; times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time: what other processes take does not count, what throttling adds does. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What a browser has to record for `frameWork`. */
export const traceCategories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  '__metadata',
];

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;
const workOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

/** The tasks of a thread that are no part of another one, in the order of time. */
function tasksOf(thread: readonly TraceEvent[]): readonly TraceEvent[] {
  const tasks = thread
    .filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'))
    .toSorted((one, other) => one.ts - other.ts || endOf(other) - endOf(one));
  let end = 0;
  return tasks.filter((task) => {
    const isOuter = task.ts >= end;
    if (isOuter) end = endOf(task);
    return isOuter;
  });
}

/** The main thread of the page: of all renderers' main threads the one that worked most. */
function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid));
  const worked = (thread: readonly TraceEvent[]) =>
    tasksOf(thread).reduce((sum, task) => sum + workOf(task), 0);
  return threads.toSorted((one, other) => worked(other) - worked(one))[0] ?? [];
}

/**
 * The main thread's work that each frame of a trace waited for, in milliseconds of processor time: the task that asked for the frame,
 * the tasks between, and the one that draws it. It is the long animation frame of the W3C's Long Animation Frames API. A task that
 * changes nothing on the page delays no frame, and belongs to none.
 */
export function frameWork(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] };
  const thread = mainThread(traceEvents);
  const tasks = tasksOf(thread);
  const timesOf = (events: readonly TraceEvent[], wanted: string) =>
    events.filter(({ name }) => name === wanted).map(({ ts }) => ts);
  const begins = timesOf(thread, 'BeginMainThreadFrame').toSorted((one, other) => one - other);
  // The compositor hears of it a little later than the main thread asks.
  const requests = timesOf(
    traceEvents.filter(({ pid }) => pid === thread[0]?.pid),
    'RequestMainThreadFrame',
  );
  return begins.map((begin, frame) => {
    const last = begins[frame - 1] ?? 0;
    const requested = Math.min(begin, ...requests.filter((request) => request > last));
    // The task that draws a frame begins just before the frame does, and belongs to it.
    const before = tasks.filter(({ ts }) => ts > last && ts <= begin);
    const asking = before.findLastIndex(({ ts }) => ts <= requested);
    return before.slice(Math.max(0, asking)).reduce((sum, task) => sum + workOf(task), 0);
  });
}
