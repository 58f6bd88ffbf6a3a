import { personaNames } from '../personas/persona-ids.ts';

/** How the process ends. */
export const EXIT = { ended: 0, failed: 1, usage: 2, offences: 3, otherContract: 4 } as const;

interface Flag {
  readonly type: 'string' | 'boolean';
  /** How its value is written. */
  readonly value?: string;
  readonly says: string;
}

/** What `--help` tells, and what is accepted: one table, so that neither can lack a flag of the other. */
export const flags = {
  port: {
    type: 'string',
    value: 'PORT',
    says: '8787 unless the variable PORT says otherwise; 0 takes a free one',
  },
  host: {
    type: 'string',
    value: 'HOST',
    says: '127.0.0.1 unless the variable HOST says otherwise; calls must name localhost all the same',
  },
  'i-know': {
    type: 'boolean',
    says: 'allows a --host that other computers can reach: whoever does, owns the mock',
  },
  persona: {
    type: 'string',
    value: 'NAME',
    says: 'who is in the sandbox `default`: complete unless told otherwise',
  },
  seed: {
    type: 'string',
    value: 'NUMBER',
    says: 'whole number that all data is made from; 7 unless told otherwise',
  },
  clock: {
    type: 'string',
    value: 'CLOCK',
    says: 'real, x60 (60 times as fast), frozen:2026-01-01T00:00:00Z; real and x60 take a time to begin at too',
  },
  latency: {
    type: 'string',
    value: 'DIST',
    says: 'milliseconds that calls take: fixed:200, uniform:50,150, lognormal:80,0.4 (median, sigma)',
  },
  'ticker-speed': {
    type: 'string',
    value: 'TIMES',
    says: 'how many times as fast market prices move; 0 stops them',
  },
  strict: {
    type: 'boolean',
    says: 'exit with 3 at Ctrl-C or SIGTERM if a call met no route, or an answer broke the contract; both are listed',
  },
  restore: {
    type: 'string',
    value: 'FILE',
    says: 'puts the sandbox `default` to where GET /__mock/snapshot was saved; --clock, --latency and --ticker-speed go over it',
  },
  open: { type: 'boolean', says: 'opens /__mock in the browser' },
  'no-fixed-codes': {
    type: 'boolean',
    says: 'real codes for *+test@example.com too, instead of 424242 and TEST4242',
  },
  help: { type: 'boolean', says: 'this text' },
  version: { type: 'boolean', says: "the mock's version and its contract's" },
} as const satisfies Record<string, Flag>;

const spelled = (name: string, { value }: Flag) => `--${name}${value ? ` ${value}` : ''}`;

/** All of `--help`. */
export function helpText(): string {
  const rows = Object.entries<Flag>(flags).map(([name, flag]) => [spelled(name, flag), flag.says] as const);
  const width = Math.max(...rows.map(([flag]) => flag.length));
  return `npm run mock -- [flags]: the API that Cowrie is built and tested against. It keeps everything in memory.

${rows.map(([flag, says]) => `  ${flag.padEnd(width)}  ${says}`).join('\n')}

Flags go before variables. Every sandbox begins with --seed, --clock, --latency, --ticker-speed and --no-fixed-codes
unless it is created otherwise; --persona and --restore are about the one called default.

Personas: ${personaNames.join(', ')}.

Exit codes: ${EXIT.ended} ended, ${EXIT.failed} could not start (the port is taken, or NODE_ENV=production), ${EXIT.usage} a wrong flag, value or file,
${EXIT.offences} --strict found something, ${EXIT.otherContract} the snapshot is of another contract (the calls that differ are listed).`;
}
