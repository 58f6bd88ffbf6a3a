import { personaNames } from '../personas/persona-ids.ts';

/** The exit codes of the process. */
export const EXIT = { ended: 0, failed: 1, usage: 2, violations: 3, contractMismatch: 4 } as const;

interface Flag {
  readonly type: 'string' | 'boolean';
  /** The placeholder of its value in `--help`. */
  readonly value?: string;
  readonly description: string;
}

/** The accepted flags, which `--help` lists too. */
export const flags = {
  port: {
    type: 'string',
    value: 'PORT',
    description: 'the variable PORT, or 8787, when left out; 0 takes a free one',
  },
  host: {
    type: 'string',
    value: 'HOST',
    description: 'the variable HOST, or 127.0.0.1, when left out; requests must name localhost all the same',
  },
  'i-know': {
    type: 'boolean',
    description: 'allows a --host that other computers can reach: they then control the mock',
  },
  'allow-origin': {
    type: 'string',
    value: 'ORIGINS',
    description:
      'the origins whose pages may call the API, with commas between; every page on localhost when left out',
  },
  persona: {
    type: 'string',
    value: 'NAME',
    description: 'the persona of the sandbox `default`; complete when left out',
  },
  seed: {
    type: 'string',
    value: 'NUMBER',
    description: 'whole number that all data is made from; 7 when left out',
  },
  clock: {
    type: 'string',
    value: 'CLOCK',
    description:
      'real, x60 (60 times as fast), frozen:2026-01-01T00:00:00Z; real and x60 take a start time too',
  },
  latency: {
    type: 'string',
    value: 'DIST',
    description: 'milliseconds that calls take: fixed:200, uniform:50,150, lognormal:80,0.4 (median, sigma)',
  },
  'ticker-speed': {
    type: 'string',
    value: 'TIMES',
    description: 'how many times as fast market prices move; 0 stops them',
  },
  strict: {
    type: 'boolean',
    description:
      'exit with 3 at Ctrl-C or SIGTERM if no route matched a request, or a response broke the contract; both are listed',
  },
  restore: {
    type: 'string',
    value: 'FILE',
    description:
      'restores a saved GET /__mock/snapshot in the sandbox `default`; --clock, --latency and --ticker-speed win over it',
  },
  open: { type: 'boolean', description: 'opens /__mock in the browser' },
  'no-fixed-codes': {
    type: 'boolean',
    description: 'real codes for *+test@example.com too, instead of 424242 and TEST4242',
  },
  help: { type: 'boolean', description: 'this text' },
  version: { type: 'boolean', description: "the mock's version, and the hash of its contract" },
} as const satisfies Record<string, Flag>;

const usageOf = (name: string, { value }: Flag) => `--${name}${value ? ` ${value}` : ''}`;

/** The text of `--help`. */
export function helpText(): string {
  const rows = Object.entries<Flag>(flags).map(
    ([name, flag]) => [usageOf(name, flag), flag.description] as const,
  );
  const width = Math.max(...rows.map(([flag]) => flag.length));
  return `npm run mock -- [flags]: the API that Cowrie is built and tested against. It keeps everything in memory.

${rows.map(([flag, description]) => `  ${flag.padEnd(width)}  ${description}`).join('\n')}

Flags win over variables. --seed, --clock, --latency, --ticker-speed and --no-fixed-codes are the defaults of every
sandbox; --persona and --restore concern only the one called default.

Personas: ${personaNames.join(', ')}.

Exit codes: ${EXIT.ended} ended, ${EXIT.failed} could not start (the port is taken, or NODE_ENV=production), ${EXIT.usage} a wrong flag, value or file,
${EXIT.violations} --strict found something, ${EXIT.contractMismatch} the snapshot is of another contract (the calls that differ are listed).`;
}
