import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { formatPercent, percentSign } from '#src/intl/format/money.ts';

const directions = { '+': 'up', '−': 'down', '': 'flat' } as const;

/** The direction of a signed percentage as it is shown. */
export const directionOf = (percent: string) => directions[percentSign(percent)];

const arrows = { up: '↑ ', down: '↓ ', flat: '' } as const;

/** A change in percent. Colour, arrow and sign say the same, so that nobody depends on one of them. */
export function PercentChange({ percent, locale }: { percent: string; locale: NumberLocale }) {
  const direction = directionOf(percent);
  return (
    <span className={`change ${direction}`}>
      <span aria-hidden="true">{arrows[direction]}</span>
      <span>{formatPercent(percent, locale)}</span>
    </span>
  );
}

/** The arrow alone, for a change that is shown in money beside it. */
export function ChangeArrow({ percent }: { percent: string }) {
  return <span aria-hidden="true">{arrows[directionOf(percent)]}</span>;
}
