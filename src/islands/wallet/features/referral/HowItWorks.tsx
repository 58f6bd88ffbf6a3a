import type { ReferralTerms } from '#contract/referral.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { AllTerms } from './AllTerms.tsx';
import { useTermValues } from './use-term-values.ts';

const steps = ['share', 'join', 'reward'] as const;

/** What to do for a reward, while nobody is invited. */
export function HowItWorks({ terms }: { terms: ReferralTerms }) {
  const { how, terms: termTexts } = useMessages('referral');
  const values = useTermValues(terms);
  return (
    <section className="card how-card" aria-labelledby="how">
      <header>
        <h2 id="how">{how.heading}</h2>
      </header>
      <ol className="how" data-public>
        {steps.map((name, index) => (
          <li key={name}>
            <span className="number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{interpolate(how.steps[name].heading, values)}</h3>
              <p>{interpolate(how.steps[name].text, values)}</p>
            </div>
          </li>
        ))}
      </ol>
      <footer>
        <p data-public>{interpolate(termTexts.most, values)}</p>
        <AllTerms terms={terms} />
      </footer>
    </section>
  );
}
