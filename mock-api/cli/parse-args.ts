import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Distribution } from '../faults/latency.ts';
import type { PersonaName } from '../personas/persona-ids.ts';
import type { ClockSetting } from '../core/clock.ts';
import { flags } from './flags.ts';
import {
  clockFrom,
  hostFrom,
  latencyFrom,
  originsFrom,
  personaFrom,
  portFrom,
  proxySecretFrom,
  seedFrom,
  speedFrom,
  UsageError,
} from './parse-values.ts';

/** The parsed command line. An undefined member was not given. */
export interface Command {
  readonly port: number;
  readonly host: string;
  readonly persona: PersonaName | undefined;
  readonly seed: number | undefined;
  readonly clock: ClockSetting | undefined;
  readonly latency: Distribution | undefined;
  readonly tickerSpeed: number | undefined;
  readonly strict: boolean;
  /** A file's path. */
  readonly restore: string | undefined;
  readonly open: boolean;
  readonly fixedCodes: boolean;
  readonly allowedOrigins: readonly string[] | undefined;
  /** By which the site's server proves itself. No flag: other programs can read a command line. */
  readonly proxySecret: string | undefined;
}

/**
 * @param args the arguments after the script's name
 * @returns `help` or `version` if that flag was given, whatever the others are
 * @throws UsageError
 */
export function readCommand(args: string[], environment: NodeJS.ProcessEnv): Command | 'help' | 'version' {
  const given = valuesOf(args);
  if (given.help) return 'help';
  if (given.version) return 'version';
  const value = <T>(name: keyof typeof given, read: (flag: string, text: string) => T): T | undefined => {
    const text = given[name];
    return typeof text === 'string' ? read(`--${name}`, text) : undefined;
  };
  const host = (name: string, text: string) => hostFrom(name, text, given['i-know'] === true);
  return {
    port: value('port', portFrom) ?? portFrom('PORT', environment.PORT || '8787'),
    host: value('host', host) ?? host('HOST', environment.HOST || '127.0.0.1'),
    persona: value('persona', personaFrom),
    seed: value('seed', seedFrom),
    clock: value('clock', clockFrom),
    latency: value('latency', latencyFrom),
    tickerSpeed: value('ticker-speed', speedFrom),
    strict: given.strict === true,
    restore: value('restore', (_flag, file) => file),
    open: given.open === true,
    fixedCodes: given['no-fixed-codes'] !== true,
    allowedOrigins: value('allow-origin', originsFrom),
    proxySecret: proxySecretFrom('COWRIE_PROXY_SECRET', environment.COWRIE_PROXY_SECRET),
  };
}

function valuesOf(args: string[]) {
  try {
    return parseArgs({ args, options: flags satisfies ParseArgsConfig['options'], strict: true }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node adds advice about dashes after the first sentence.
    const [problem = ''] = error.message.split(/\.(?: |$)|\n/);
    const flag = Object.entries(flags).find(([name]) => problem.startsWith(`Option '--${name}`));
    const names = Object.keys(flags).map((name) => `--${name}`);
    const allowed = flag ? `--${flag[0]}: ${flag[1].description}` : `There are: ${names.join(', ')}`;
    throw new UsageError(`${problem}. ${allowed}.`);
  }
}
