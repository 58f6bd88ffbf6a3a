import * as z from 'zod/mini';
import { now } from './clock.ts';
import type { Mail, NewMail } from './mailbox.ts';
import { timestamp } from './schemas.ts';
import { defineSlice } from './slice.ts';
import type { SandboxState } from './state.ts';

/** The data of each kind of job, as JSON. A feature adds its kinds by declaration merging. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface JobKinds {}
export type JobKind = keyof JobKinds;

/** Work that is due at a moment of the sandbox's time. It is data, so that a snapshot has it and a restored one runs it. */
const job = z.object({
  kind: z.string(),
  /** Milliseconds since 1970, in the sandbox's time. */
  due: timestamp,
  data: z.record(z.string(), z.unknown()),
});
export type Job = z.output<typeof job>;

declare module './state.ts' {
  interface SandboxState {
    /** In the order of their moments; those of one moment in the order in which they were scheduled. */
    jobs: Job[];
  }
}

export const jobsSlice = defineSlice({
  key: 'jobs',
  schema: z.array(job),
  create: () => [],
  reset: ['state'],
  onUserDeleted: (state, { customer_id }) => {
    state.jobs = state.jobs.filter(({ data }) => data.customer_id !== customer_id);
  },
});

/** What a job works on. */
export interface JobContext {
  readonly state: SandboxState;
  /** Adds an email to the inbox and notifies the sandbox's listeners. */
  readonly deliver: (mail: NewMail) => Mail;
}
/** `due` is the moment for which the job was scheduled; the clock shows it or a later one. */
export type JobHandlers = {
  readonly [Kind in JobKind]: (context: JobContext, data: JobKinds[Kind], due: number) => void;
};
/** The same, for code that runs a job of any kind. */
export type AnyJobHandlers = Readonly<
  Record<string, ((context: JobContext, data: never, due: number) => void) | undefined>
>;

/** Schedules a job, which runs when the sandbox's clock reaches `due`. */
export function scheduleJob<Kind extends JobKind>(
  state: SandboxState,
  kind: Kind,
  due: number,
  data: JobKinds[Kind],
): void {
  const later = state.jobs.findIndex((other) => other.due > due);
  const added: Job = { kind, due, data: { ...(data as Record<string, unknown>) } };
  state.jobs.splice(later < 0 ? state.jobs.length : later, 0, added);
}

/** Lets the jobs that wait for something (`waits_for` in their data) run at once, in the order in which they were due. */
export function resumeJobs(state: SandboxState, waitsFor: string): void {
  for (const one of state.jobs) if (one.data.waits_for === waitsFor) one.due = Math.min(one.due, now(state));
  state.jobs.sort((a, b) => a.due - b.due);
}

/** The job of a kind whose data has these members, if one is scheduled. */
export function findJob<Kind extends JobKind>(
  state: SandboxState,
  kind: Kind,
  data: Partial<JobKinds[Kind]>,
): Job | undefined {
  return state.jobs.find(
    (one) => one.kind === kind && Object.entries(data).every(([name, value]) => one.data[name] === value),
  );
}

/** Removes the next job and runs it. */
export function runNextJob(context: JobContext, handlers: AnyJobHandlers): void {
  const next = context.state.jobs.shift();
  if (next) handlers[next.kind]?.(context, next.data as never, next.due);
}
