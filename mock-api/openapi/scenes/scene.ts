import { docsOf } from '#contract/docs.ts';
import { operations, type OperationName } from '#contract/registry.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import type { PersonaName } from '../../personas/persona-ids.ts';

/** A request as the documentation shows it. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
}
export interface Stage {
  readonly sandbox: Sandbox;
  /** Those of the example's browser. */
  readonly cookies: Map<string, string>;
  /** Makes a call as the example's browser, with the example of its documentation where nothing else is given. */
  readonly play: (name: OperationName, input?: Input) => Promise<Record<string, unknown>>;
}
/** What leads up to an example. */
export interface Scene {
  readonly persona?: PersonaName;
  readonly login?: boolean;
  /** What has to happen first, and what of the request follows from it. */
  readonly prepare?: (stage: Stage) => Promise<Input>;
}

export type Scenes = Readonly<Partial<Record<OperationName, Scene>>>;

/** Whose wallet the examples show. */
export const TOBI = 'tobi@example.com';

const byName = new Map<string, (typeof operations)[number]>(operations.map((one) => [one.name, one]));

/** The request of a call's documentation. */
export function exampleInputOf(name: OperationName): Input {
  const operation = byName.get(name);
  return operation ? (docsOf(operation).example ?? {}) : {};
}
export const bodyOf = (name: OperationName) => ({ ...(exampleInputOf(name).body as object | undefined) });

/** The newest code that was sent. */
export const lastCode = ({ sandbox }: Stage) => Object.values(sandbox.state.codes).at(-1);
