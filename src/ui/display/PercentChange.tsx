import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { formatPercent } from '#src/intl/format/money.ts';

/** Up, down or neither, by a signed percentage of two decimals. */
export function directionOf(percent: string): 'up' | 'down' | 'flat' {
  if (!/[1-9]/.test(percent)) return 'flat';
  return percent.startsWith('-') ? 'down' : 'up';
}

const arrows = { up: '↑ ', down: '↓ ', flat: '' } as const;

/** A change: colour, an arrow and a sign, so that no reader depends on one of them. */
export function PercentChange({ percent, locale }: { percent: string; locale: NumberLocale }) {
  const direction = directionOf(percent);
  return (
    <span className={`change ${direction}`}>
      <span aria-hidden="true">{arrows[direction]}</span>
      {formatPercent(percent, locale)}
    </span>
  );
}

/** The arrow alone, for a change that is told in money beside it. */
export function ChangeArrow({ percent }: { percent: string }) {
  return <span aria-hidden="true">{arrows[directionOf(percent)]}</span>;
}
