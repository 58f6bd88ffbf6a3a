import type { ReferralTerms } from '#contract/referral.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { AllTerms } from './AllTerms.tsx';
import { useTermValues } from './use-term-values.ts';

/** What earns a reward, in two sentences, and all of it on demand. */
export function Terms({ terms }: { terms: ReferralTerms }) {
  const messages = useMessages('referral').terms;
  const values = useTermValues(terms);
  return (
    <section className="card terms" data-public aria-labelledby="terms">
      <h2 id="terms">{messages.heading}</h2>
      <p>{interpolate(messages.summary, values)}</p>
      <AllTerms terms={terms} />
    </section>
  );
}
