import type { Portfolio } from '#contract/portfolio.ts';
import { usePointTexts } from './use-point-texts.ts';

interface PortfolioReadoutProps {
  portfolio: Portfolio;
  /** Of the point under the cursor; null for none. */
  index: number | null;
}

/** The value and the time under the cursor; without one, the room for them. The slider says the same to a screen reader. */
export function PortfolioReadout({ portfolio, index }: PortfolioReadoutProps) {
  const { valueAt, timeAt } = usePointTexts(portfolio);
  return (
    <p className="readout" aria-hidden="true">
      {index !== null && (
        <>
          <b>{valueAt(index)}</b>
          <span className="soft">{timeAt(index)}</span>
        </>
      )}
    </p>
  );
}
