import type { ControlCode } from '#mock-api/server/api-error.ts';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import { own } from '#mock-api/core/own-record.ts';
import type { SandboxState } from '#mock-api/core/state.ts';
import type { Visitor } from '../../visitor.ts';
import { useUp } from '../../wrong-tries/use-up.ts';

/** What a case has at hand before its call. */
export interface Stage {
  readonly visitor: Visitor;
  readonly state: SandboxState;
}

/** One call and what it must answer. */
export interface CallCase {
  /** As the contract names it: `POST /auth/login`. */
  readonly op: string;
  /** Completes "... when". */
  readonly when: string;
  /** Who calls, signed in unless `login` is false; a stranger when left out. */
  readonly as?: PersonaName;
  readonly login?: boolean;
  /** Instead of the sample body. */
  readonly body?: object;
  /** Instead of the sample path, with its query. */
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What happened before; what it returns goes into the body. */
  readonly before?: (stage: Stage) => Promise<object | undefined> | object | undefined;
  readonly answer: 200 | readonly [status: number, code: ControlCode];
  /** Members of a success that are the point of the case. */
  readonly says?: object;
  /** Parts of the state that a refusal may change all the same, for example the count of wrong tries. */
  readonly changes?: readonly (keyof SandboxState)[];
}

/** Cases of one call. */
export const casesOf = (op: string, cases: readonly Omit<CallCase, 'op'>[]): CallCase[] =>
  cases.map((one) => ({ op, ...one }));

/** Moves the sandbox's clock on. */
export async function wait({ visitor }: Stage, seconds: number): Promise<undefined> {
  await visitor.control('POST', '/clock/advance', { ms: seconds * 1000 });
}

export const otherThan = (code: string) => code.replace(/^./, (first) => (first === '1' ? '2' : '1'));

/** Does something a number of times, one after the other. */
export async function repeat(times: number, act: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < times; turn += 1) await act();
}

/** As if so many wrong codes of the app had come from devices of a customer that no more are looked at. */
export const wrongCodesOfTheApp = (state: SandboxState, customerId: string | undefined): void =>
  useUp(state, own(state.users, customerId)?.email ?? '', { group: 'second_factor', known: true });

/** For what has to happen before and has nothing to say to the body. */
export const quietly = (act: (stage: Stage) => Promise<unknown>) => async (stage: Stage) => {
  await act(stage);
  return undefined;
};
