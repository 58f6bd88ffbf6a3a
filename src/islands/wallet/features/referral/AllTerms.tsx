import type { ReferralTerms } from '#contract/referral.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { useTermValues } from './use-term-values.ts';

const rules = ['code', 'deposit', 'reward', 'most'] as const;

/** The terms in full: the API's figures, so that no other page can say other ones. */
export function AllTerms({ terms }: { terms: ReferralTerms }) {
  const messages = useMessages('referral').terms;
  const values = useTermValues(terms);
  return (
    <details className="all-terms" data-public>
      <summary>{messages.readAll}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{interpolate(messages.all[rule], values)}</li>
        ))}
      </ul>
    </details>
  );
}
