import {
  operations,
  streams,
  type Op,
  type OperationName,
  type StreamOperation,
} from '#contract/registry.ts';
import { nearestNames } from '../core/nearest-names.ts';
import { nearMisses } from './near-misses.ts';
import { unknownName } from './request-problems.ts';

/** Requests outside the contract that a fault hits if it names them; `*` does not. */
const explicitOps = [
  'ws',
  'GET /wallet/exports/{id}/file',
  'GET /turnstile/v0/api.js',
  'GET /telemetry/analytics.js',
  'GET /telemetry/recorder.js',
  'POST /waitlist',
] as const;
export type ExplicitOp = (typeof explicitOps)[number];

/** Requests outside the contract that are logged, but not subject to faults. */
const loggedOnly = [
  'ws.message',
  'GET /auth/google/callback',
  'POST /turnstile/v0/token',
  'POST /turnstile/v0/wait',
  'POST /turnstile/v0/siteverify',
  'POST /telemetry/analytics',
  'POST /telemetry/recorder',
  'GET /waitlist',
  'GET /waitlist/joined',
] as const;

/** A call that faults can hit: `POST /auth/login`, its operation name, `ws`. */
export type CallName = Op | StreamOperation['op'] | ExplicitOp | OperationName;
export type FaultTarget = CallName | '*';
export type LoggedCall = CallName | (typeof loggedOnly)[number];

const opByName = new Map<string, string>(operations.map(({ name, op }) => [name, op]));
const callOps: readonly string[] = [...[...operations, ...streams].map(({ op }) => op), ...explicitOps];
const loggedOps = [...callOps, ...loggedOnly];

/**
 * The call that a fault is for, as `METHOD /path`.
 * @throws ApiError 422 `unknown_op`, with the nearest names
 */
export const readFaultTarget = (name: string): string => readOp(name, [...callOps, '*']);

/**
 * The call that a latency is for, as `METHOD /path`.
 * @throws ApiError 422 `unknown_op`, with the nearest names
 */
export const readCallName = (name: string): string => readOp(name, callOps);

/**
 * The call to look for in the request log, as `METHOD /path`. Requests that the mock does not serve can be looked for once they
 * are in the log.
 * @throws ApiError 422 `unknown_op`, with the nearest names
 */
export const readLoggedCall = (name: string, requestLog: readonly { op: string }[]): string =>
  requestLog.some(({ op }) => op === name) ? name : readOp(name, loggedOps);

function readOp(name: string, ops: readonly string[]): string {
  const op = opByName.get(name) ?? name;
  if (ops.includes(op)) return op;
  throw unknownName('unknown_op', 'call', name, { valid: ops, nearest: nearestOps(name, ops), field: 'op' });
}

function nearestOps(name: string, ops: readonly string[]): string[] {
  const [method = '', path] = name.split(' ');
  if (path === undefined) return nearestNames(name, [...opByName.keys(), ...ops]);
  const served = ops.flatMap((op) => {
    const [verb = '', declared] = op.split(' ');
    return declared === undefined ? [] : [{ method: verb, path: declared }];
  });
  const near = nearMisses(method.toUpperCase(), path, served).map(({ op }) => op);
  return near.length > 0 ? near : nearestNames(name, ops);
}
